import { type Team, teams } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { paths } from '../../paths.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { navigate } from '../../ui/router.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** Deletes the team, after asking. */
export function DeleteTeam({ team: { id, name } }: { team: Team }) {
  const { run, busy } = useAction(teams.delete, {
    success: say(texts.nameIsDeleted, { name }),
    failure: teamTexts.problemEditing,
  })
  const remove = async () => {
    const outcome = await run({ team_id: id })
    if (!(outcome instanceof CallError)) navigate(paths.myTeam, { replace: true })
  }
  const asks = { label: texts.deleteTeam, title: say(texts.deleteName, { name }), confirm: texts.yesDelete }
  return (
    <AskFirst {...asks} size="wide" busy={busy} act={remove}>
      {texts.itsPlayersAreToldIt}
    </AskFirst>
  )
}
