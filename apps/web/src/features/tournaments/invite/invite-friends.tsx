import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { mdiAccountMultiplePlus } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import * as texts from '../texts.ts'

const AddFriends = lazy(() => import('./add-friends.tsx'))

/** The one act of an organizer whose tournament has places left. */
export function InviteFriends({ tournament }: { tournament: Tournament }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button main" onClick={() => setOpen(true)}>
        <Icon path={mdiAccountMultiplePlus} />
        {texts.inviteFriends}
      </button>
      <Suspense>{open && <AddFriends tournament={tournament} close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
