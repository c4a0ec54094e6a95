import { mdiAccountQuestionOutline } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

const AddGuest = lazy(() => import('./add-guest.tsx'))

/** The way to give a place to somebody without an account, by name. */
export function GuestButton({
  children,
  add,
  busy = false,
}: {
  children: string
  add: (input: { guest: string }) => Promise<unknown>
  busy?: boolean
}) {
  const [open, setOpen] = useState(false)
  return (
    <div className="row">
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        <Icon path={mdiAccountQuestionOutline} />
        {children}
      </button>
      <Suspense>{open && <AddGuest busy={busy} close={() => setOpen(false)} add={add} />}</Suspense>
    </div>
  )
}
