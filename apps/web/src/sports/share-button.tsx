import { mdiShareVariantOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazy } from '../ui/part.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import type { SharedResult } from './share-picture.ts'
import * as texts from './texts.ts'

const PictureSheet = lazy(() => import('./picture-sheet.tsx'))

/**
 * A picture of the result with the address of its page, `path`, where visitors have one, through the sheet of the
 * device; a sheet of our own shows and saves it where there is none.
 */
export function ShareButton({ result, path }: { result: SharedResult; path: string | undefined }) {
  const [busy, setBusy] = useState(false)
  const [picture, setPicture] = useState<File>()
  const share = async () => {
    setBusy(true)
    try {
      const { resultPicture, handOver } = await import('./share-picture.ts')
      const page = path === undefined ? undefined : location.origin + path
      const made = await resultPicture(result)
      if (!(await handOver(made, page))) setPicture(made)
    } catch {
      toast(texts.pictureNotMade, { danger: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button type="button" className="button" disabled={busy} onClick={() => void share()}>
        <Icon path={mdiShareVariantOutline} />
        {texts.share}
      </button>
      {picture && (
        <Suspense>
          <PictureSheet picture={picture} result={result} path={path} close={() => setPicture(undefined)} />
        </Suspense>
      )}
    </>
  )
}
