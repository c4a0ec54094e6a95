import { type Team, teams } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { mdiLogout, mdiPauseCircleOutline } from '@mdi/js'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { keyOf } from '../../api/keys.ts'
import { useApi } from '../../api/use-api.ts'
import type { Act } from '../../ui/act-buttons.tsx'
import { aboutTeam } from './about-team.tsx'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** A team as it stands; asked again whenever a change is pushed. */
export const useTeam = (id: string) => useApi(teams.view, { team_id: id }, { live: true })

/** Lets a player play or sets one aside. */
export const useSetActive = (teamId: string) =>
  useAction(teams.setActive, {
    success: false,
    failure: teamTexts.problemEditing,
    optimistic: (ahead, { user_id, active }) =>
      ahead.change(
        teams.view,
        { team_id: teamId },
        (team): Team => ({
          ...team,
          users: team.users.map(user => (user.user_id === user_id ? { ...user, active: active ? 1 : 0 } : user)),
        }),
      ),
  })

/** The viewer's verdicts on their own place in a team. */
export function useOwnPlace(team: Team, viewerId: string): { acts: Act[]; busy: boolean } {
  const { id, name, owner, actions } = team
  const client = useQueryClient()
  const answer = useAction(teams.setActive, { success: false, failure: teamTexts.problemEditing })
  const leave = useAction(teams.removePlayer, { success: false, failure: teamTexts.problemEditing })
  const place = { team_id: id, user_id: viewerId }
  const keep = (one: Answer<Team>) => client.setQueryData<Answer<Team>>(keyOf(teams.view, { team_id: id }), one)
  const accept = async () => {
    const outcome = await answer.run({ ...place, active: 1 })
    if ('payload' in outcome) keep(outcome)
  }
  const go = () => leave.run(place)
  const acts: Act[] = []
  if (actions.accept.kind === 'allowed') acts.push({ text: texts.accept, look: 'main', run: accept })
  if (actions.decline.kind === 'allowed')
    acts.push({
      text: texts.decline,
      look: 'danger',
      asks: {
        title: say(texts.declineName, { name }),
        line: aboutTeam(team),
        text: say(texts.nameIsToldOfIt, { name: owner.first_name }),
        confirm: texts.decline,
      },
      run: go,
    })
  if (actions.leave.kind === 'allowed')
    acts.push({
      text: actions.edit.kind === 'allowed' ? texts.sitOut : texts.leave,
      icon: actions.edit.kind === 'allowed' ? mdiPauseCircleOutline : mdiLogout,
      asks:
        actions.edit.kind === 'allowed'
          ? {
              title: say(texts.sitOutOfName, { name }),
              line: aboutTeam(team),
              text: texts.theTeamStaysYours,
              confirm: texts.yesSitOut,
              mild: true,
            }
          : {
              title: say(texts.leaveName, { name }),
              line: aboutTeam(team),
              text: texts.toComeBackYouNeed,
              confirm: texts.yesLeave,
            },
      run: go,
    })
  return { acts, busy: answer.busy || leave.busy }
}
