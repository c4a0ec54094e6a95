import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { mdiTrophyOutline } from '@mdi/js'
import { type FormEvent, useId, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.tsx'
import { SettleNote } from './places-form.tsx'
import { acceptedIn } from '../words.ts'
import * as texts from '../texts.ts'

/** The winner, with fewer than four players. */
export function WinnerForm({ tournament, done }: { tournament: Tournament; done: () => void }) {
  const { id } = tournament
  const [winner, setWinner] = useState('')
  const [missing, setMissing] = useState(false)
  const { run, busy } = useAction(tournaments.report)
  const name = useId()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (winner === '') {
      setMissing(true)
      return toast(tournamentTexts.winnerMissing, { danger: true })
    }
    const outcome = await run({ id, winner })
    if (!(outcome instanceof CallError)) done()
  }

  return (
    <form className="stack" noValidate onSubmit={event => void send(event)}>
      <fieldset className="stack tight" aria-describedby={missing ? `${name}-error` : undefined}>
        <legend className="winner-legend">{texts.whoWon}</legend>
        {acceptedIn(tournament).map(({ id: playerId, full_name, preference }) => (
          <label key={playerId} className="winner-choice">
            <input
              type="radio"
              name={name}
              checked={winner === playerId}
              onChange={() => {
                setWinner(playerId)
                setMissing(false)
              }}
            />
            <Avatar id={playerId} name={full_name} image={preference.image} size={40} />
            <span className="winner-name">{full_name}</span>
            <Icon path={mdiTrophyOutline} />
          </label>
        ))}
        {missing && (
          <p className="form-error" id={`${name}-error`}>
            {tournamentTexts.winnerMissing}
          </p>
        )}
      </fieldset>
      <SettleNote ranked={tournament.ranked} />
      <button type="submit" className="button main wide" disabled={busy}>
        {texts.sendReport}
      </button>
    </form>
  )
}
