import { mdiCameraOutline } from '@mdi/js'
import { Suspense, useRef, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Picked } from './photo-dialog.tsx'
import './photo.css'
import * as texts from './texts.ts'

const PhotoDialog = lazy(() => import('./photo-dialog.tsx'))

/** Picks a photo; the code that cuts it to a square is loaded once there is one. */
export function PhotoButton({ hasPhoto }: { hasPhoto: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<Picked>()
  const pick = (file: File | undefined) => {
    if (file) setPicked({ file, url: URL.createObjectURL(file) })
  }
  const close = () => {
    if (picked) URL.revokeObjectURL(picked.url)
    setPicked(undefined)
  }
  return (
    <>
      <button
        type="button"
        className="photo-button"
        aria-label={hasPhoto ? texts.changePhoto : texts.addAPhoto}
        onClick={() => input.current?.click()}
      >
        <Icon path={mdiCameraOutline} />
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={event => {
          pick(event.currentTarget.files?.[0])
          // Lets the same file be picked again.
          event.currentTarget.value = ''
        }}
      />
      {picked && (
        <Suspense>
          <PhotoDialog picked={picked} close={close} />
        </Suspense>
      )}
    </>
  )
}
