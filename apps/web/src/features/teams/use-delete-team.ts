import { type Team, teams } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { mdiDeleteOutline } from '@mdi/js'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { paths } from '../../paths.ts'
import type { Act } from '../../ui/act-buttons.tsx'
import { navigate } from '../../ui/router.ts'
import { say } from '../../ui/say.ts'
import { aboutTeam } from './about-team.tsx'
import * as texts from './texts.ts'

/** The owner's way to delete the team, which asks first. */
export function useDeleteTeam(team: Team): { acts: Act[]; busy: boolean } {
  const { id, name, actions } = team
  const { run, busy } = useAction(teams.delete, {
    success: say(texts.nameIsDeleted, { name }),
    failure: teamTexts.problemEditing,
  })
  const remove = async () => {
    const outcome = await run({ team_id: id })
    if (!(outcome instanceof CallError)) navigate(paths.myTeam, { replace: true })
  }
  const act: Act = {
    text: texts.deleteTeam,
    icon: mdiDeleteOutline,
    look: 'danger',
    asks: {
      title: say(texts.deleteName, { name }),
      line: aboutTeam(team),
      text: texts.itsPlayersAreToldIt,
      confirm: texts.yesDelete,
    },
    run: remove,
  }
  return { acts: actions.delete.kind === 'allowed' ? [act] : [], busy }
}
