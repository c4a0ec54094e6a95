import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { type FormEvent, useId, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Rank } from '../../../people/rank.tsx'
import { toast } from '../../../ui/toast.tsx'
import { doubled, type Placings, placingsError, withPlacing } from './placings.ts'
import { ordinal } from '../words.ts'
import { entrantsOf } from '../sides/sides.ts'
import '../tournaments.css'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'
import { rich } from '../../../ui/rich.tsx'

const NONE: Placings = new Map()

/** A position for each player who has one, from 1 to the number of players. */
export function PlacesForm({ tournament, done }: { tournament: Tournament; done: () => void }) {
  const { id } = tournament
  const [placings, setPlacings] = useState(NONE)
  const [tried, setTried] = useState(false)
  const { run, busy } = useAction(tournaments.rankReport)
  const errorId = useId()
  const players = entrantsOf(tournament)
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
      <p className="soft small">{texts.placeAtLeastFourPlayers}</p>
      <ul className="placings" aria-describedby={error === undefined ? undefined : errorId}>
        {players.map(({ id: playerId, full_name, preference, rank, provisional }) => (
          <li key={playerId} className="placing">
            <Avatar id={playerId} name={full_name} image={preference.image} size={40} />
            <span className="placing-name">
              {full_name}
              <span className="soft small">
                {rich(texts.rankRank, { rank: <Rank value={rank} provisional={provisional} /> })}
              </span>
            </span>
            <select
              className="control"
              aria-label={say(texts.positionOfName, { name: full_name })}
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
        {texts.sendReport}
      </button>
    </form>
  )
}

/** The time at which the ranks follow. */
export const SettleNote = ({ ranked }: { ranked: 0 | 1 }) =>
  ranked === 1 && <p className="note">{texts.theRanksMove48Hours}</p>
