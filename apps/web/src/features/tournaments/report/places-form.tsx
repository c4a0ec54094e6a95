import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { type FormEvent, useId, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Rank } from '../../../people/rank.tsx'
import { toast } from '../../../ui/toast.tsx'
import { doubled, type Placings, placingsError, withPlacing } from './placings.ts'
import { acceptedIn, ordinal } from '../words.ts'

const NONE: Placings = new Map()

/** A position for each player who has one, from 1 to the number of players. */
export function PlacesForm({ tournament, done }: { tournament: Tournament; done: () => void }) {
  const { id } = tournament
  const [placings, setPlacings] = useState(NONE)
  const [tried, setTried] = useState(false)
  const { run, busy } = useAction(tournaments.rankReport)
  const errorId = useId()
  const players = acceptedIn(tournament)
  const error = tried ? placingsError(placings) : undefined
  const twice = doubled(placings)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrong = placingsError(placings)
    if (wrong !== undefined) return toast(wrong, { danger: true })
    const places = [...placings].map(([userid, rank]) => ({ userid, rank, tournamentid: id }))
    const outcome = await run({ id, places })
    if (!(outcome instanceof CallError)) done()
  }

  return (
    <form className="stack" noValidate onSubmit={event => void send(event)}>
      <p className="soft small">Place at least four players. A player without a position counts as not placed.</p>
      <ul className="placings" aria-describedby={error === undefined ? undefined : errorId}>
        {players.map(({ id: playerId, full_name, preference, rank, provisional }) => (
          <li key={playerId} className="placing">
            <Avatar id={playerId} name={full_name} image={preference.image} size={40} />
            <span className="placing-name">
              {full_name}
              <span className="soft small">
                Rank <Rank value={rank} provisional={provisional} />
              </span>
            </span>
            <select
              className="control"
              aria-label={`Position of ${full_name}`}
              aria-invalid={tried && twice.has(playerId)}
              value={placings.get(playerId) ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setPlacings(withPlacing(placings, playerId, value === '' ? undefined : Number(value)))
              }
            >
              <option value="">–</option>
              {players.map((_, index) => (
                <option key={index} value={index + 1}>
                  {ordinal(index + 1)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p className="form-error" id={errorId}>
          {error}
        </p>
      )}
      <SettleNote ranked={tournament.ranked} />
      <button type="submit" className="button main wide" disabled={busy}>
        Send report
      </button>
    </form>
  )
}

/** The time at which the ranks follow. */
export const SettleNote = ({ ranked }: { ranked: 0 | 1 }) =>
  ranked === 1 && (
    <p className="note">The ranks move 48 hours after the report. Until then any player may dispute it.</p>
  )
