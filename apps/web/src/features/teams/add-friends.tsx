import { friends, friendTexts } from '@gauntlet/contract/friends/endpoints'
import { type Team, teams } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'

const useAdd = () => useAction(teams.addPlayers, { success: false, failure: teamTexts.problemEditing })

/** Asks several friends at once. */
export function AddFriends({ team }: { team: Team }) {
  const { data, error, refetch } = useApi(friends.list, {})
  const { run, busy } = useAdd()
  const [chosen, setChosen] = useState<readonly string[]>([])
  if (error && !data)
    return <ErrorState title="Your friends did not load." error={error} retry={() => void refetch()} />
  if (!data) return <SkeletonList rows={2} />
  const inTeam = new Set(team.users.map(({ id }) => id))
  const free = data.payload.filter(({ id, friends: status }) => status === 'friend' && !inTeam.has(id))
  if (free.length === 0)
    return (
      <p className="row between">
        <span className="soft">
          {data.payload.some(({ id }) => inTeam.has(id)) ? 'All your friends are in the team.' : friendTexts.noneFound}
        </span>
        <Link className="button small" to={paths.searchFriend}>
          Find players
        </Link>
      </p>
    )
  const picked = chosen.filter(id => free.some(friend => friend.id === id))
  const add = async () => {
    const outcome = await run({ team_id: team.id, user_id: picked })
    if (!(outcome instanceof CallError)) setChosen([])
  }
  return (
    <>
      <ul className="friend-choices">
        {free.map(({ id, full_name, preference }) => (
          <li key={id}>
            <label className="friend-choice">
              <Avatar id={id} name={full_name} image={preference.image} size={36} />
              <span>{full_name}</span>
              <input
                type="checkbox"
                checked={picked.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  setChosen(checked ? [...picked, id] : picked.filter(other => other !== id))
                }
              />
            </label>
          </li>
        ))}
      </ul>
      <button type="button" className="button" disabled={busy || picked.length === 0} onClick={() => void add()}>
        {picked.length > 1 ? `Invite ${picked.length} friends` : 'Invite'}
      </button>
    </>
  )
}

/** The owner takes a place. */
export function AddMyself({ team }: { team: Team }) {
  const { id } = useSelf()
  const { run, busy } = useAdd()
  return (
    <>
      <p className="soft">You own this team, and do not play in it yet.</p>
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => void run({ team_id: team.id, user_id: id })}
      >
        Add myself
      </button>
    </>
  )
}
