import { type Team, teams } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { paths } from '../../paths.ts'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { navigate } from '../../ui/router.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** Deletes the team, after asking. */
export function DeleteTeam({ team: { id, name } }: { team: Team }) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useAction(teams.delete, {
    success: say(texts.nameIsDeleted, { name }),
    failure: teamTexts.problemEditing,
  })
  const remove = async () => {
    const outcome = await run({ team_id: id })
    setAsking(false)
    if (!(outcome instanceof CallError)) navigate(paths.myTeam, { replace: true })
  }
  return (
    <>
      <button type="button" className="button danger wide" onClick={() => setAsking(true)}>
        {texts.deleteTeam}
      </button>
      {asking && (
        <ConfirmDialog
          title={say(texts.deleteName, { name })}
          confirm={texts.yesDelete}
          busy={busy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          <p>{texts.itsPlayersAreToldIt}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
