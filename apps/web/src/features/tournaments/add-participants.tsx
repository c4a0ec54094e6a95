import { tournaments } from '@gauntlet/contract/tournaments'
import type { Tournament } from '@gauntlet/contract/tournaments-answer'
import { mdiAccountMultiplePlus, mdiAccountPlus, mdiEmailPlusOutline } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

const AddByEmail = lazy(() => import('./add-by-email.tsx'))
const AddFriends = lazy(() => import('./add-friends.tsx'))

/** The organizer's three ways to add participants: friends, somebody by e-mail, the organizer. */
export function AddParticipants({ tournament }: { tournament: Tournament }) {
  const [open, setOpen] = useState<'friends' | 'email'>()
  const { id, actions } = tournament
  const join = useAction(tournaments.joinMyself, { success: 'You are in.' })
  if (actions.add_players.kind !== 'allowed') return null
  const close = () => setOpen(undefined)
  return (
    <Card label="Add participants" className="stack tight">
      <h2>Add participants</h2>
      <div className="row">
        <button type="button" className="button small" onClick={() => setOpen('friends')}>
          <Icon path={mdiAccountMultiplePlus} />
          From friends
        </button>
        <button type="button" className="button small" onClick={() => setOpen('email')}>
          <Icon path={mdiEmailPlusOutline} />
          By email
        </button>
        {actions.join_myself.kind === 'allowed' && (
          <button
            type="button"
            className="button small"
            disabled={join.busy}
            onClick={() => void join.run({ tournament_id: id })}
          >
            <Icon path={mdiAccountPlus} />
            Add myself
          </button>
        )}
      </div>
      <Suspense>
        {open === 'friends' && <AddFriends tournament={tournament} close={close} />}
        {open === 'email' && <AddByEmail tournament={tournament} close={close} />}
      </Suspense>
    </Card>
  )
}
