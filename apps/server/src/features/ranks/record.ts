import { PAIR_WINDOW } from '@gauntlet/rules/ranks/arranged'
import { type Step, steps } from '@gauntlet/rules/ranks/replay'
import { type Position, winnerOnly } from '@gauntlet/rules/ranks/sides'
import { type RatingState, shownRank } from '@gauntlet/rules/ranks/state'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { deriveSport } from './derive.ts'
import { differencesOf, repair } from './differences.ts'
import { insertEntries } from './ledger-queries.ts'
import { countsOf, entryOf, ledgerOf, meetingsOf, movedBy, type LoggedOutcome, stateOf, stateRow } from './log.ts'
import { listOnlookers } from './onlooker-queries.ts'
import { countWhoBecameSettled, ENOUGH, newSettledOpponents } from './opponents.ts'
import * as queries from './queries.ts'

/** The source of a result. */
export type Cause = { challengeId: string } | { tournamentId: string }

export type Outcome = {
  cause: Cause
  /** Player ids; each player once. */
  sides: string[][]
  ranked: boolean
} & (
  | {
      /** The index of the side that won, where nothing is known of the others. */
      winner: number
    }
  | {
      /** One a side, from 1 and without gaps; null for a side without a place. */
      positions: Position[]
    }
)
export type NewResult = Outcome & { sportId: string }

/** The shown rank before and after. */
export interface RankChange {
  before: number
  after: number
}

const causeColumns = (cause: Cause) => ({
  challengeId: 'challengeId' in cause ? cause.challengeId : null,
  tournamentId: 'tournamentId' in cause ? cause.tournamentId : null,
})

function outcomeOf(result: Outcome): LoggedOutcome {
  const { sides } = result
  if (!('winner' in result)) return { sides, positions: result.positions, winner_only: false }
  if (!(result.winner in sides)) throw new RangeError(`No side ${result.winner} could have won.`)
  return { sides, positions: winnerOnly(sides.length, result.winner), winner_only: true }
}

/** The clock under the lock of the sport, never below the last result. */
const effectiveTime = ({ clock }: Pick<Services, 'clock'>, sport: queries.SportRow): Date => {
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
  const earlier = await queries.findStandingResult.first(tx, { resultId: null, ...cause })
  if (earlier) throw new Error(`Result ${earlier.id} counts already: void it first`)
  const at = effectiveTime(services, sport)
  const userIds = outcome.sides.flat()
  await queries.addPlayers.affected(tx, { sportId, userIds, now: at })
  const id = newId(at)
  const { seq } = await queries.insertResult.one(tx, {
    id,
    sportId,
    at,
    sides: JSON.stringify(outcome.sides),
    positions: outcome.positions,
    winnerOnly: outcome.winner_only,
    ranked,
    ...cause,
    voids: null,
  })
  const move = { sportId, lastResultAt: at, generation: sport.rank_generation }
  if (!ranked) {
    await writeEffects(tx, sportId, outcome)
    await queries.moveSport.affected(tx, { ...move, anchor: sport.anchor })
    return new Map()
  }
  const { step, counted } = await rateNow(tx, { sportId, sport, seq, at, outcome })
  const met = await newSettledOpponents(tx, sportId, step, counted)
  const rows = ledgerOf(step, id, seq)
  await insertEntries.affected(tx, { sportId, generation: sport.rank_generation, rows: JSON.stringify(rows) })
  await writeEffects(tx, sportId, outcome, { moved: movedBy(step), met })
  await countWhoBecameSettled(tx, sportId, step)
  await queries.moveSport.affected(tx, { ...move, anchor: step.anchor })
  services.live.touch(tx, await onlookersOf(tx, sportId, userIds))
  return new Map(
    rows.map(row => [
      row.user_id,
      { before: shownRank({ mean: row.mean_before }), after: shownRank({ mean: row.mean_after }) },
    ]),
  )
}

/** Whoever is shown how one of these players stands, with the chance against them. */
const onlookersOf = async (tx: Transaction, sportId: string, userIds: readonly string[]): Promise<string[]> =>
  (await listOnlookers.all(tx, { sportId, userIds })).map(({ id }) => id)

interface Rating {
  sportId: string
  sport: queries.SportRow
  seq: number
  at: Date
  outcome: LoggedOutcome
}

/**
 * The effect of a result, from the stored states of its players and their recent opponents; and how many settled
 * opponents each of them had before it.
 */
async function rateNow(
  tx: Transaction,
  { sportId, sport, seq, at, outcome }: Rating,
): Promise<{ step: Step; counted: Map<string, number> }> {
  const userIds = outcome.sides.flat()
  const states = await queries.listStates.all(tx, { sportId, userIds })
  const since = new Date(at.getTime() - PAIR_WINDOW)
  const recent = await queries.listRecent.all(tx, { sportId, userIds, since })
  const known = states.flatMap(row => {
    const state = stateOf(row)
    return state ? [[row.user_id, state] as const] : []
  })
  const [step] = steps([entryOf(seq, at, outcome)], {
    through: null,
    anchor: sport.anchor,
    players: Object.fromEntries(known),
    meetings: meetingsOf(recent),
    voided: [],
  })
  if (!step) throw new Error(`Result ${seq} has no sides`)
  return { step, counted: new Map(states.map(row => [row.user_id, row.settled_opponents])) }
}

/** The effect of a ranked result: the states it moved, and the settled opponents it adds to each player. */
interface Ranked {
  moved: [userId: string, state: RatingState][]
  met: ReadonlyMap<string, number>
}

async function writeEffects(
  tx: Transaction,
  sportId: string,
  outcome: LoggedOutcome,
  { moved, met }: Ranked = { moved: [], met: new Map() },
): Promise<void> {
  const { playedIds, winnerIds } = countsOf(outcome)
  const [played, won, states] = [new Set(playedIds), new Set(winnerIds), new Map(moved)]
  const rows = outcome.sides.flat().map((user_id): queries.EffectRow => {
    const state = states.get(user_id)
    return {
      user_id,
      ...(state && stateRow(user_id, state)),
      played: Number(played.has(user_id)),
      wins: Number(won.has(user_id)),
      settled_opponents: met.get(user_id) ?? 0,
    }
  })
  await queries.writeEffects.affected(tx, { sportId, rows: JSON.stringify(rows), enough: ENOUGH })
}

/**
 * Takes back a result: a correction is appended, and what came after is rated anew as if the result had not been.
 * Touches every player whose rank or counts follow. Answers whether there was a result that counted.
 */
export async function voidResult(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'live'>,
  which: Cause | { resultId: string },
): Promise<boolean> {
  const ref =
    'resultId' in which
      ? { resultId: which.resultId, challengeId: null, tournamentId: null }
      : { resultId: null, ...causeColumns(which) }
  const found = await queries.findStandingResult.first(tx, ref)
  if (!found) return false
  const sportId = found.sport_id
  const sport = await queries.lockSport.one(tx, { sportId })
  // Two who void it at once: the second finds, under the lock, that it no longer counts.
  const target = await queries.findStandingResult.first(tx, ref)
  if (!target) return false
  const at = effectiveTime(services, sport)
  await queries.insertResult.one(tx, {
    id: newId(at),
    sportId,
    at,
    sides: '[]',
    positions: [],
    winnerOnly: false,
    ranked: target.ranked,
    challengeId: target.challenge_id,
    tournamentId: target.tournament_id,
    voids: target.id,
  })
  const derived = await deriveSport(tx, sportId)
  const differences = await differencesOf(tx, sportId, derived, target.seq)
  await repair(tx, sportId, derived, differences)
  const moved = differences.players.map(({ derived: row }) => row.user_id)
  services.live.touch(tx, [...moved, ...(await onlookersOf(tx, sportId, moved))])
  return true
}
