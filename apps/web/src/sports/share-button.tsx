import { mdiShareVariantOutline } from '@mdi/js'
import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import type { SharedResult } from './share-picture.ts'
import * as texts from './texts.ts'

/**
 * A picture of the result with the address of its page, `path`, where visitors have one, through the sheet of the
 * device; the picture is saved where it has none.
 */
export function ShareButton({ result, path }: { result: SharedResult; path: string | undefined }) {
  const [busy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    try {
      const { resultPicture, handOver } = await import('./share-picture.ts')
      const page = path === undefined ? undefined : location.origin + path
      if ((await handOver(await resultPicture(result), page)) === 'saved') toast(texts.pictureSaved)
    } catch {
      toast(texts.pictureNotMade, { danger: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="button" disabled={busy} onClick={() => void share()}>
      <Icon path={mdiShareVariantOutline} />
      {texts.share}
    </button>
  )
}
