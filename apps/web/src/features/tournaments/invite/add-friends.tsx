import { friends, friendTexts } from '@gauntlet/contract/friends/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'

/** Invites friends who have no place yet, at most as many as there are slots. */
export default function AddFriends({
  tournament: { id, users, slots },
  close,
}: {
  tournament: Tournament
  close: () => void
}) {
  const { data, error, refetch } = useApi(friends.list, {})
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { run, busy } = useAction(tournaments.addPlayers, {
    success: chosen.length === 1 ? 'Invitation sent.' : 'Invitations sent.',
  })
  const inIt = new Set(users.map(user => user.id))
  const free = data?.payload.filter(friend => friend.friends === 'friend' && !inIt.has(friend.id))
  const invite = async () => {
    const outcome = await run({ tournament_id: id, user_id: [...chosen] })
    if (!(outcome instanceof CallError)) close()
  }
  return (
    <Modal title="Add from friends" close={close}>
      {free ? (
        free.length === 0 ? (
          <EmptyState title={friendTexts.noneFound} />
        ) : (
          <>
            <ul>
              {free.map(friend => (
                <li key={friend.id}>
                  <label className="friend-choice">
                    <input
                      type="checkbox"
                      checked={chosen.includes(friend.id)}
                      disabled={!chosen.includes(friend.id) && chosen.length >= slots}
                      onChange={({ currentTarget: { checked } }) =>
                        setChosen(checked ? [...chosen, friend.id] : chosen.filter(other => other !== friend.id))
                      }
                    />
                    <Avatar id={friend.id} name={friend.full_name} image={friend.preference.image} size={40} />
                    <span>
                      {friend.full_name}
                      {friend.preference.location !== null && (
                        <span className="soft small">{friend.preference.location}</span>
                      )}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            <button
              type="button"
              className="button main wide"
              disabled={busy || chosen.length === 0}
              onClick={() => void invite()}
            >
              {chosen.length > 1 ? `Invite ${chosen.length} friends` : 'Invite'}
            </button>
          </>
        )
      ) : error ? (
        <ErrorState title="Your friends did not load." error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonList rows={3} />
      )}
    </Modal>
  )
}
