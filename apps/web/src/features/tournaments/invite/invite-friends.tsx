import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { mdiAccountMultiplePlus } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import * as texts from '../texts.ts'

const AddByEmail = lazy(() => import('./add-by-email.tsx'))
const AddFriends = lazy(() => import('./add-friends.tsx'))

/** The one act of an organizer whose tournament has places left. */
export function InviteFriends({ tournament }: { tournament: Tournament }) {
  const [open, setOpen] = useState<'friends' | 'email'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <button type="button" className="button main" onClick={() => setOpen('friends')}>
        <Icon path={mdiAccountMultiplePlus} />
        {texts.inviteFriends}
      </button>
      <Suspense>
        {open === 'friends' && <AddFriends tournament={tournament} close={close} byEmail={() => setOpen('email')} />}
        {open === 'email' && <AddByEmail tournament={tournament} close={close} />}
      </Suspense>
    </>
  )
}
