import type { Score } from '@gauntlet/rules/ranks/lead'
import { type Position, winnerOnly } from '@gauntlet/rules/ranks/sides'
import { type RatingState, shownRank } from '@gauntlet/rules/ranks/state'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { insertEntries } from './ledger-queries.ts'
import { countsOf, ledgerOf, movedBy, type LoggedOutcome, stateRow } from './log.ts'
import { touchRanked } from './onlookers.ts'
import { countOpponents } from './opponents.ts'
import { writePairs } from './pair-queries.ts'
import { pairsIn } from '@gauntlet/rules/ranks/pairs'
import * as queries from './queries.ts'
import { rateNow } from './rate-now.ts'
import { learnedAfter, sportStateOf } from './sport-state.ts'

/** The source of a result: a challenge, the placings of a tournament, or a match of its bracket. */
export type Cause = { challengeId: string } | { tournamentId: string; match?: number }

export type Outcome = {
  cause: Cause
  /** Player ids; each player once. */
  sides: string[][]
  ranked: boolean
  /** The totals of two sides, in their order and in the finest unit known; absent or null where only the outcome is. */
  score?: Score | null
} & (
  | {
      /** The index of the side that won, where nothing is known of the others. */
      winner: number
    }
  | {
      /** One a side, from 1 and without gaps; null for a side without a place. A draw of two is [1, 1]. */
      positions: Position[]
    }
)
export type NewResult = Outcome & { sportId: string }

/** The shown rank before and after. */
export interface RankChange {
  before: number
  after: number
}

export const causeColumns = (cause: Cause) => ({
  challengeId: 'challengeId' in cause ? cause.challengeId : null,
  tournamentId: 'tournamentId' in cause ? cause.tournamentId : null,
  match: 'match' in cause ? (cause.match ?? null) : null,
})

function outcomeOf(result: Outcome): LoggedOutcome {
  const { sides } = result
  const score = scoreIn(result)
  if (!('winner' in result)) return { sides, positions: result.positions, winner_only: false, score }
  if (!(result.winner in sides)) throw new RangeError(`No side ${result.winner} could have won.`)
  return { sides, positions: winnerOnly(sides.length, result.winner), winner_only: true, score }
}

function scoreIn({ sides, score = null }: Outcome): [number, number] | null {
  if (!score) return null
  if (sides.length !== 2) throw new RangeError('A score is of two sides.')
  if (!score.every(total => total >= 0 && total < Infinity)) throw new RangeError('A total is a number from 0 on.')
  return [score[0], score[1]]
}

/** The clock under the lock of the sport, never below the last result. */
export const effectiveTime = ({ clock }: Pick<Services, 'clock'>, sport: queries.SportRow): Date => {
  const now = clock.now()
  return sport.last_result_at && sport.last_result_at > now ? sport.last_result_at : now
}

/**
 * Appends a final result to the log of its sport and lets it count: played and won for everyone placed, and where it
 * is ranked the ranks of those it moves. Answers the changes by player, none for an unranked result. Touches whoever
 * is shown a rank that moves; the caller touches the players. Throws where the cause has a result that counts, or the
 * outcome is none (RangeError).
 */
export async function recordResult(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'live'>,
  result: NewResult,
): Promise<Map<string, RankChange>> {
  const { sportId, ranked } = result
  const cause = causeColumns(result.cause)
  const outcome = outcomeOf(result)
  const sport = await queries.lockSport.one(tx, { sportId })
  const [earlier] = await queries.listStandingResults.all(tx, { resultIds: [], ...cause })
  if (earlier) throw new Error(`Result ${earlier.id} counts already: void it first`)
  const at = effectiveTime(services, sport)
  const userIds = outcome.sides.flat()
  await queries.addPlayers.affected(tx, { sportId, userIds, now: at })
  const id = newId(at)
  const { seq, levels } = await queries.insertResult.one(tx, {
    id,
    sportId,
    at,
    rankedIds: ranked ? userIds : [],
    sides: JSON.stringify(outcome.sides),
    positions: outcome.positions,
    winnerOnly: outcome.winner_only,
    score: outcome.score,
    steepness: ranked ? sportStateOf(sport).telling.steepness.log : null,
    ranked,
    ...cause,
    voids: null,
  })
  if (!ranked) {
    await writeEffects(tx, sportId, outcome)
    await queries.moveLastResult.affected(tx, { sportId, lastResultAt: at })
    return new Map()
  }
  const { step, end, counted } = await rateNow(tx, { sportId, sport, seq, at, outcome, levels })
  const generation = sport.rank_generation
  const rows = ledgerOf(step, id, seq)
  await insertEntries.affected(tx, { sportId, generation, rows: JSON.stringify(rows) })
  await writeEffects(tx, sportId, outcome, { moved: movedBy(step) })
  await writePairs.affected(tx, { sportId, rows: JSON.stringify(pairsIn(end.pairs)) })
  await countOpponents(tx, sportId, step, counted)
  const learned = JSON.stringify(learnedAfter(sport, step.to))
  await queries.moveSport.affected(tx, { sportId, anchor: step.to.anchor, learned, lastResultAt: at, generation })
  await touchRanked(tx, services.live, sportId, userIds)
  return new Map(
    rows.map(row => [
      row.user_id,
      { before: shownRank({ held: row.mean_before }), after: shownRank({ held: row.mean_after }) },
    ]),
  )
}

/** `moved` are the states that it moved; `by` is −1 where it no longer counts. */
export async function writeEffects(
  tx: Transaction,
  sportId: string,
  outcome: Omit<LoggedOutcome, 'score'>,
  { moved = [], by = 1 }: { moved?: readonly [userId: string, state: RatingState][]; by?: 1 | -1 } = {},
): Promise<void> {
  const { playedIds, winnerIds } = countsOf(outcome)
  const [played, won, states] = [new Set(playedIds), new Set(winnerIds), new Map(moved)]
  const rows = outcome.sides.flat().map((user_id): queries.EffectRow => {
    const state = states.get(user_id)
    return {
      user_id,
      ...(state && stateRow(user_id, state)),
      played: by * Number(played.has(user_id)),
      wins: by * Number(won.has(user_id)),
    }
  })
  await queries.writeEffects.affected(tx, { sportId, rows: JSON.stringify(rows) })
}
