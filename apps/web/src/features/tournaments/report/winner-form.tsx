import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/toast.tsx'
import { SettleNote } from './places-form.tsx'
import { WinnerField } from './winner-field.tsx'
import { entrantsOf } from '../sides/sides.ts'
import * as texts from '../texts.ts'

/** The winner, with fewer than four players. */
export function WinnerForm({ tournament, done }: { tournament: Tournament; done: () => void }) {
  const { id } = tournament
  const [winner, setWinner] = useState('')
  const [missing, setMissing] = useState(false)
  const { run, busy } = useAction(tournaments.report)

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
      <WinnerField
        players={entrantsOf(tournament).map(({ id: key, full_name, preference: { image } }) => ({
          key,
          id: key,
          full_name,
          image,
        }))}
        winner={winner}
        choose={key => {
          setWinner(key)
          setMissing(false)
        }}
        error={missing ? tournamentTexts.winnerMissing : undefined}
      />
      <p className="soft small">{texts.onlyTheWinner}</p>
      <SettleNote ranked={tournament.ranked} />
      <button type="submit" className="button main wide" disabled={busy}>
        {texts.sendReport}
      </button>
    </form>
  )
}
