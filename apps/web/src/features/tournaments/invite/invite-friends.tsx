import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { mdiAccountMultiplePlus, mdiEmailPlusOutline } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { useFreeFriend } from '../../../people/friend-choices.tsx'
import { Icon } from '../../../ui/icon.tsx'
import * as texts from '../texts.ts'

const AddByEmail = lazy(() => import('./add-by-email.tsx'))
const AddFriends = lazy(() => import('./add-friends.tsx'))

/** The one act of an organizer whose tournament has places left: by email where every friend is in already. */
export function InviteFriends({ tournament }: { tournament: Tournament }) {
  const [open, setOpen] = useState<'friends' | 'email'>()
  const noneLeft = useFreeFriend(tournament.users.map(user => user.id)) === false
  const close = () => setOpen(undefined)
  return (
    <>
      <button type="button" className="button main" onClick={() => setOpen(noneLeft ? 'email' : 'friends')}>
        <Icon path={noneLeft ? mdiEmailPlusOutline : mdiAccountMultiplePlus} />
        {noneLeft ? texts.byEmail : texts.inviteFriends}
      </button>
      <Suspense>
        {open === 'friends' && <AddFriends tournament={tournament} close={close} byEmail={() => setOpen('email')} />}
        {open === 'email' && <AddByEmail tournament={tournament} close={close} />}
      </Suspense>
    </>
  )
}
