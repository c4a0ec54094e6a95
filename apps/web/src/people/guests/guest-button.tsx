import { mdiAccountQuestionOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { createPortal } from 'react-dom'
import { Icon } from '../../ui/icon.tsx'

const AddGuest = lazy(() => import('./add-guest.tsx'))

/** The way to give a place to somebody without an account, by name. */
export function GuestButton({
  children,
  add,
  busy = false,
  about,
}: {
  children: string
  add: (input: { guest: string }) => Promise<unknown>
  busy?: boolean
  /** The name of the event or tournament. */
  about?: string
}) {
  const [open, setOpen] = useState(false)
  return (
    <div className="row">
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        <Icon path={mdiAccountQuestionOutline} />
        {children}
      </button>
      {/* The button may stand in a form, and no form stands in another. */}
      {open &&
        createPortal(
          <Suspense>
            <AddGuest busy={busy} about={about} close={() => setOpen(false)} add={add} />
          </Suspense>,
          document.body,
        )}
    </div>
  )
}
