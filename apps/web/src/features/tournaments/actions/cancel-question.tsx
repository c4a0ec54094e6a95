import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { MESSAGE_MAX } from '@gauntlet/contract/venues/endpoints'
import { useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { TextAreaField } from '../../../ui/field.tsx'
import { ConfirmDialog } from '../../../ui/modal.tsx'
import { aboutTournament } from '../about-tournament.tsx'
import type { Where } from './drawn.ts'
import { useGoOn } from './use-go-on.ts'
import * as texts from '../texts.ts'

const MESSAGE_ROWS = 3

/** The organizer ends the tournament for everyone, and may tell them why; the typed reason stays if that is refused. */
export default function CancelQuestion({
  tournament,
  where,
  close,
}: {
  tournament: Tournament
  where: Where
  close: () => void
}) {
  const { id, user_id } = tournament
  const [message, setMessage] = useState('')
  const [refused, setRefused] = useState<string>()
  const goOn = useGoOn(tournament, where)
  const { run, busy } = useAction(tournaments.withdraw, {
    success: tournamentTexts.cancelled,
    failure: tournamentTexts.problemCancelling,
  })

  const cancel = async () => {
    const outcome = await run({ tournament_id: id, user_id, message })
    if (outcome instanceof CallError) return setRefused(outcome.errors?.['message'])
    close()
    goOn()
  }
  return (
    <ConfirmDialog
      title={texts.cancelThisTournament}
      line={aboutTournament(tournament)}
      confirm={texts.yesCancel}
      cancel={texts.goBack}
      busy={busy}
      onConfirm={() => void cancel()}
      onCancel={close}
    >
      <p>{texts.itEndsForEveryoneWho}</p>
      <TextAreaField
        label={texts.messageOptional}
        hint={texts.everyoneInItReadsIt}
        rows={MESSAGE_ROWS}
        maxLength={MESSAGE_MAX}
        value={message}
        error={refused}
        onChange={event => setMessage(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
