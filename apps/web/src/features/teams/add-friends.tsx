import { Link } from '../../ui/link.tsx'
import { type Team, teams } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { FreeFriends, FriendChoices, inviteWords } from '../../people/friend-choices.tsx'
import * as texts from './texts.ts'

const useAdd = () => useAction(teams.addPlayers, { success: false, failure: teamTexts.problemEditing })

/** Asks several friends at once. */
export function AddFriends({ team }: { team: Team }) {
  const { run, busy } = useAdd()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const inTeam = team.users.map(({ id }) => id)
  // Somebody else may have asked one of them meanwhile.
  const picked = chosen.filter(id => !inTeam.includes(id))
  const add = async () => {
    const outcome = await run({ team_id: team.id, user_id: [...picked] })
    if (!(outcome instanceof CallError)) setChosen([])
  }
  return (
    <FreeFriends
      taken={inTeam}
      allTaken={texts.allYourFriendsAreIn}
      way={
        <Link className="button small" to={paths.searchFriend}>
          {texts.findPlayers}
        </Link>
      }
    >
      {free => (
        <>
          <FriendChoices friends={free} chosen={picked} onChange={setChosen} />
          <button type="button" className="button" disabled={busy || picked.length === 0} onClick={() => void add()}>
            {inviteWords(picked.length)}
          </button>
        </>
      )}
    </FreeFriends>
  )
}

/** The owner takes a place. */
export function AddMyself({ team }: { team: Team }) {
  const { id } = useSelf()
  const { run, busy } = useAdd()
  return (
    <>
      <p className="soft">{texts.youOwnThisTeamAnd}</p>
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => void run({ team_id: team.id, user_id: id })}
      >
        {texts.addMyself}
      </button>
    </>
  )
}
