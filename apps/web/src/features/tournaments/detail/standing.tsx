import type { Bracket } from '@gauntlet/contract/brackets/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { ReactNode } from 'react'
import { useSelf } from '../../../api/use-self.ts'
import { WhenWhere } from '../../../places/when-where.tsx'
import { Change } from '../../../ui/stat.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useStore } from '../../../ui/store.ts'
import { wide } from '../../../ui/wide.ts'
import { absolute, countdown, relative } from '../../../ui/when.ts'
import { say } from '../../../ui/say.ts'
import { seedOf } from '../bracket/seeding.ts'
import { roundNow } from '../bracket/words.ts'
import { Slots } from '../slots.tsx'
import { TournamentChip } from '../tournament-chip.tsx'
import { undrawnLine } from './undrawn.ts'
import { becomesLine, mine, placeShown, standingLine } from '../words.ts'
import * as texts from '../texts.ts'

const SECOND_MS = 1000
/** A week ahead the day says enough. */
const FAR_MS = 7 * 24 * 60 * 60 * 1000
/** So many make a tournament. */
const ENOUGH = 2
/** As many as stand in a line with their number, of so many px. */
const PLACES = { most: 5, size: 28 }
const WIDE_PLACES = { most: 8, size: 32 }

/** The state on the sport's court, what can be done, and the number that matters now: the time left, or the rank. */
export function Standing({
  tournament,
  bracket,
  children,
}: {
  tournament: Tournament
  bracket: Bracket | undefined
  children: ReactNode
}) {
  const { title, status, drawn, accepted, side_size, rank_change, tournament_start, timezone } = tournament
  const { id: viewerId } = useSelf()
  const isOn = status === 'Reporting'
  const line = standingLine(tournament, viewerId) ?? (isOn && bracket ? roundNow(bracket) : undefined)
  const seed = seedOf(tournament, viewerId)
  const undrawn = undrawnLine(tournament)
  const roomy = useStore(wide)
  const now = useNow(SECOND_MS)
  const isAhead = status === 'Upcoming'
  const isOver = !isAhead && !isOn
  const own = status === 'Complete' ? mine(tournament, viewerId)?._joinData : undefined
  const placed = own && own.position !== null && own.position > 1 && placeShown(own.position, own.last_position)
  // The podium below, or the list with its places, begins with the winner.
  const isTold = placed && drawn === 0 && side_size === null
  const places = <Slots tournament={tournament} {...(roomy ? WIDE_PLACES : PLACES)} />
  const isFar = Date.parse(tournament_start) - now > FAR_MS
  return (
    <section className={isAhead ? 'standing' : isOn ? 'standing begun on' : 'standing begun'} aria-label={texts.status}>
      <div className="standing-words">
        <h1 className="hero-name">{title}</h1>
        <p className="row standing-chips">
          <TournamentChip status={status} />
        </p>
        {placed && (
          <p className="standing-number standing-place">
            <span className="soft small">{texts.youCame}</span>
            <span className="standing-figure">{placed}</span>
            <span className="soft small">{say(texts.ofParticipants, { participants: accepted })}</span>
          </p>
        )}
        {line !== undefined && line !== texts.youOrganize && !isTold && (
          <p className={line === texts.youWon ? 'standing-figure' : 'standing-line'}>{line}</p>
        )}
        {undrawn !== undefined && <p className="soft small">{undrawn}</p>}
        {isAhead && seed && (
          <p className="standing-number standing-place standing-seed">
            <span className="soft small">{texts.youWouldBeSeeded}</span>
            <span className="standing-figure">{seed.place}</span>
            <span className="soft small">{say(texts.ofPlayersWithYou, { players: seed.players })}</span>
          </p>
        )}
        {rank_change && (
          <p className="standing-rank numbers">
            <span className="soft small">{texts.yourRank}</span>
            <span>
              <span className="soft">{rank_change.before}</span> → <strong>{rank_change.after}</strong>
            </span>
            <Change value={rank_change.change} />
          </p>
        )}
        {(rank_change === null || drawn === 1) && <Clock tournament={tournament} now={now} isFar={isFar} />}
      </div>
      <div className="standing-facts">
        <WhenWhere
          at={tournament_start}
          timezone={timezone}
          place={tournament}
          counted={isOn || (isAhead && !isFar) || (isOver && !roomy)}
          over={isOver}
        />
        {(isAhead || (isOn && drawn === 0)) && places}
      </div>
      {children}
    </section>
  )
}

/** The time left to the start, unless that is far; after the start, the next step that time will take. */
function Clock({ tournament, now, isFar }: { tournament: Tournament; now: number; isFar: boolean }) {
  const { status, tournament_start, timezone, becomes_at, settles_at, held, ranked, drawn, accepted } = tournament
  const left = status === 'Upcoming' && !isFar ? countdown(Date.parse(tournament_start), now, timezone) : null
  const words = (at: string) => {
    const time = Date.parse(at)
    return `${relative(time, now, timezone)}, ${absolute(time, now, timezone)}`
  }
  // Far from it, the end that nobody wants is no news: a bracket ends by itself, and two players are enough to begin.
  const isNear = status === 'Upcoming' ? accepted < ENOUGH : drawn === 0
  const fate = isNear && becomes_at !== null ? becomesLine(tournament, words(becomes_at)) : undefined
  return (
    <>
      {left !== null && (
        <p className="standing-number" role="timer">
          <span className="soft small">{texts.startsIn}</span>
          <span className="standing-figure">{left}</span>
        </p>
      )}
      {fate !== undefined && <p className="soft small">{fate}</p>}
      {held === 1 ? (
        <p className="soft small">{texts.aDisputeHoldsTheResult}</p>
      ) : (
        settles_at !== null && (
          <p className="soft small">
            {ranked === 1 && drawn === 0 ? texts.placingsMoveRanks : texts.theResultStands} {words(settles_at)}.
          </p>
        )
      )}
    </>
  )
}
