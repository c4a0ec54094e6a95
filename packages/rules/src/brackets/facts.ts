import type { BracketPart, Decider, MatchState } from '@gauntlet/contract/brackets/status'
import { HOUR, type Millis } from '@gauntlet/contract/time'
import { wholeMinute } from '../time.ts'
import type { TournamentFormat } from '@gauntlet/contract/tournaments/status'
import type { Told } from '../challenges/facts.ts'
import type { Standings } from './round-robin.ts'

/** Players of a bracket are known by their seed, counted from 1 for the highest rank. */
export type Seed = number

export interface EntrantFacts {
  seed: Seed
  /** The player, or the captain of a side. */
  user_id: string
  /** The others of a side; none where every player enters alone. */
  partners: readonly string[]
  /** Plays no further: whoever meets this player wins. */
  withdrawn: boolean
}

export interface MatchFacts {
  /** Counted from 0 within the bracket. */
  id: number
  part: BracketPart
  /** Counted from 1 within the part. */
  round: number
  /** Counted from 1 within the round. */
  number: number
  /** Null while not known, and where nobody comes. */
  sides: readonly [Seed | null, Seed | null]
  /** Nobody comes to one side at least: nothing is played. */
  bye: boolean
  score: Score | null
  /** The part beside the winner of the result that is reported, or stands. */
  told: Told | null
  /** Null until it is decided, and of a draw. */
  winner: Seed | null
  /** Both set or both null. */
  decided_by: Decider | null
  decided_at: Millis | null
  /** Its winner is null where it says that nobody won. */
  report: { by: Seed; winner: Seed | null; at: Millis } | null
  disputed: boolean
  /**
   * The other player's own version of the result, of a decided match one with another score; null where that player
   * said nothing, said the same, or only disputed the report.
   */
  claim: MatchClaim | null
}
export interface MatchClaim {
  winner: Seed | null
  score: Score | null
  told: Told | null
}
/** In the order of the sides. */
export type Score = readonly [number, number]

export interface BracketFacts {
  format: TournamentFormat
  /** How its table is ordered, where it is a round robin. */
  standings: Standings
  entrants: readonly EntrantFacts[]
  matches: readonly MatchFacts[]
}

/** After a report the silence of the other player confirms it. */
export const CONFIRM_WAIT = 48 * HOUR

/** A report in the organizer's own match may be decided by the organizer after this much silence. */
export const OWN_WAIT = 12 * HOUR

/** When silence confirms a report, on a whole minute, never early. */
export const confirmsAt = ({ at }: { at: Millis }): Millis => wholeMinute(at + CONFIRM_WAIT)

export const seedOf = ({ entrants }: BracketFacts, userId: string): Seed | null =>
  entrants.find(({ user_id, partners }) => user_id === userId || partners.includes(userId))?.seed ?? null

function entrantOf({ entrants }: BracketFacts, seed: Seed): EntrantFacts {
  const entrant = entrants.find(other => other.seed === seed)
  if (!entrant) throw new Error(`Nobody has seed ${seed}`)
  return entrant
}

/** The player with a seed; of a side its captain, for whom results stand. */
export const userOf = (bracket: BracketFacts, seed: Seed): string => entrantOf(bracket, seed).user_id

/** All who play under a seed, the captain first. */
export function usersOf(bracket: BracketFacts, seed: Seed): string[] {
  const { user_id, partners } = entrantOf(bracket, seed)
  return [user_id, ...partners]
}

/** The players of a match against whom the viewer plays. */
export const opponentsIn = (bracket: BracketFacts, { sides }: MatchFacts, viewerId: string): string[] => {
  const own = seedOf(bracket, viewerId)
  return sides.flatMap(seed => (seed === null || seed === own ? [] : usersOf(bracket, seed)))
}

export const matchOf = ({ matches }: BracketFacts, id: number): MatchFacts | undefined =>
  matches.find(match => match.id === id)

export const isWithdrawn = ({ entrants }: BracketFacts, seed: Seed): boolean =>
  entrants.some(entrant => entrant.seed === seed && entrant.withdrawn)

/** Whether a score gives the winner less than the other player. Equal scores name no winner, and contradict none. */
export function contradicts({ sides }: Pick<MatchFacts, 'sides'>, winner: Seed | null, score: Score | null): boolean {
  if (score === null) return false
  if (winner === null) return score[0] !== score[1]
  return sides[0] === winner ? score[0] < score[1] : score[1] < score[0]
}

/** A first result, or a word about one: from here on the draw stays as it is. */
export const hasResults = ({ matches }: BracketFacts): boolean =>
  matches.some(({ report, decided_by }) => report !== null || decided_by !== null)

/** The one of the two who did not win; null while the match is not decided, and of a bye. */
export function loserOf({ sides, winner, bye }: MatchFacts): Seed | null {
  if (winner === null || bye) return null
  return sides[0] === winner ? sides[1] : sides[0]
}

/** The second final is played only if the undefeated player, who stands first in it, has lost the first one. */
function stateOfSecondFinal({ matches }: BracketFacts): MatchState | null {
  const first = matches.find(({ part, round }) => part === 'final' && round === 1)
  if (!first || first.winner === null) return 'open'
  return first.winner === first.sides[0] ? 'unneeded' : null
}

/** Nobody has won a match that is decided. */
export const isDrawn = ({ winner, decided_by }: Pick<MatchFacts, 'winner' | 'decided_by'>): boolean =>
  decided_by !== null && winner === null

export function stateOf(bracket: BracketFacts, match: MatchFacts): MatchState {
  if (match.bye) return 'bye'
  const second = match.part === 'final' && match.round === 2 ? stateOfSecondFinal(bracket) : null
  if (second) return second
  if (match.winner !== null || match.decided_by !== null) return 'decided'
  if (match.sides.includes(null)) return 'open'
  if (match.disputed) return 'disputed'
  return match.report ? 'reported' : 'ready'
}

const ENDED: ReadonlySet<MatchState> = new Set(['bye', 'unneeded', 'decided'])
/** Both players are known, and nobody has won yet. */
const RUNNING: ReadonlySet<MatchState> = new Set(['ready', 'reported', 'disputed'])

export const undecidedIn = (bracket: BracketFacts): MatchFacts[] =>
  bracket.matches.filter(match => !ENDED.has(stateOf(bracket, match)))
export const runningIn = (bracket: BracketFacts): MatchFacts[] =>
  bracket.matches.filter(match => RUNNING.has(stateOf(bracket, match)))

/** The next moment at which silence confirms a report; null where none waits. */
export function nextSilence(bracket: BracketFacts): Millis | null {
  const moments = runningIn(bracket).flatMap(({ report, disputed }) =>
    report && !disputed ? [confirmsAt(report)] : [],
  )
  return moments.length === 0 ? null : Math.min(...moments)
}
