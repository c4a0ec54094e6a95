import { CHALLENGE_STATUS as S, type ChallengeEnding } from '@gauntlet/contract/challenges/status'
import { endings } from '@gauntlet/contract/scores/endings'
import { DAY, type Millis } from '@gauntlet/contract/time'
import type { Position } from '../ranks/sides.ts'
import { isReadAfter } from '../scores/read.ts'
import { isSameScore } from '../scores/same.ts'
import { type Consequences as Common, together as joined, none as nothing } from '../gathering/consequences.ts'
import type { Outcome } from '../gathering/outcome.ts'
import { areComplete, isSided, sidesOf } from './sides.ts'
import type { ChallengeFacts, Claim, OfferedTime, PlayerFacts, Report, Told, ToldScore } from './facts.ts'

/** The news for players; the texts stand in the contract. */
export type Notice =
  | 'issued'
  | 'modified'
  | 'accepted'
  | 'admitted'
  | 'declined'
  | 'all_declined'
  | 'acceptance_taken_back'
  | 'called_off'
  | 'cancelled'
  | 'dismissed'
  | 'lapsed'
  | 'joined'
  | 'unjoined'
  | 'turned_down'
  | 'report_due'
  | 'reported'
  | 'reminder'
  | 'completed'
  | 'disputed'
  | 'said_not_played'
  | 'resolved'
  | 'score_taken'
  | 'voided'
  | 'asked_in'
  | 'picked'
  | 'place_taken'
  | 'place_declined'
  | 'taken_out'
  | 'handed_on'
  | 'made_captain'
  | 'other_captain'
  | 'moved'
  | 'sides_evened'
  | 'named'
  | 'not_there'
  | 'no_rank'
  | 'recorded'
  | 'record_denied'
  | 'record_lapsed'
  | 'record_taken_back'
  | 'times_offered'
  | 'times_suit'
  | 'time_agreed'
  | 'other_times'
  | 'time_moved'
  | 'time_kept'

/** A result to count: `played` and `wins` always, ranks only where `ranked`. */
export interface Result {
  /** Null of a draw. */
  winner_id: string | null
  /** The players of each side, the issuer's first; the winner is one of the side that won. */
  sides: readonly (readonly string[])[]
  ranked: boolean
  /** Of the sides; null where only the winner is known. */
  positions: readonly Position[] | null
  /** The totals of both sides, in their order; null where no score says how far apart they were. */
  score: readonly [number, number] | null
  /** When it came to stand. */
  at: Millis
}

export interface Consequences extends Common<Notice> {
  result: Result | null
  /** The player whose void dispute, or false line-up of a losing side, counts: the third in 90 days bars. */
  strike: string | null
  /** The offered time that is the start now: its venue comes with it. */
  taken: OfferedTime | null
}

export const none: Consequences = { ...nothing, result: null, strike: null, taken: null }

export const together = (first: Consequences, second: Consequences): Consequences => ({
  ...joined(first, second),
  result: second.result ?? first.result,
  strike: second.strike ?? first.strike,
  taken: second.taken ?? first.taken,
})

export type ChallengeOutcome = Outcome<ChallengeFacts, Consequences>

/** The reports given, earliest first. */
export function reportsOf(challenge: ChallengeFacts): Report[] {
  const reports: Report[] = []
  for (const { user_id, reported_winner_id, reported_at, told } of challenge.players)
    if (reported_at !== null)
      reports.push({
        user_id,
        winner_id: reported_winner_id,
        at: reported_at,
        ending: told?.ending ?? null,
        score: told?.score ?? null,
      })
  return reports.sort((a, b) => a.at - b.at)
}

/** A match that was played already and waits for a yes, as if all on it had said it: as it is said to have been. */
export const asPlayed = (challenge: ChallengeFacts): ChallengeFacts =>
  challenge.recorded && challenge.status === S.pending
    ? {
        ...challenge,
        players: challenge.players.map(player =>
          player.state === 'pending' ? { ...player, state: 'accepted' } : player,
        ),
      }
    : challenge

/** The columns of a player's own report. */
export const asReport = (
  { winner_id, ending, score }: Claim,
  now: Millis,
): Pick<PlayerFacts, 'reported_winner_id' | 'reported_at' | 'told'> => ({
  reported_winner_id: winner_id,
  reported_at: now,
  told: ending === null && score === null ? null : { ending, score },
})

/** The news that a challenge has ended before it was agreed. */
export function unplayedNotice(ended: ChallengeEnding, { recorded }: Pick<ChallengeFacts, 'recorded'>): Notice {
  if (ended === 'declined') return recorded ? 'record_denied' : 'all_declined'
  if (ended === 'cancelled') return recorded ? 'record_taken_back' : 'cancelled'
  return recorded ? 'record_lapsed' : 'dismissed'
}

/** A claim that names the winner and says nothing else. */
export const wonBy = (winner_id: string): Claim => ({ winner_id, ending: null, score: null })

/** A claim that it was a draw. */
export const drawn: Claim = { winner_id: null, ending: null, score: null }

const movesRanks = ({ ending }: Pick<Claim, 'ending'>): boolean => endings[ending ?? 'played'].moves_rank

type Said = Pick<Claim, 'winner_id' | 'ending'> & { readonly score: object | null }

/**
 * Whether a later report says that the match ended otherwise: another won, or ranks move by one and not by the other. A
 * report of the winner alone agrees, a score alone says that it was played; another score never makes a dispute.
 */
export const contradicts = (first: Said, later: Said): boolean =>
  first.winner_id !== later.winner_id ||
  ((later.ending ?? later.score) !== null && movesRanks(first) !== movesRanks(later))

/** The scores of the reports that name this winner, each once. */
function scoresFor(challenge: ChallengeFacts, winnerId: string | null): ToldScore[] {
  const told = reportsOf(challenge).flatMap(({ winner_id, score }) => (winner_id === winnerId && score ? [score] : []))
  return told.filter((score, index) => told.findIndex(other => isSameScore(other.given, score.given)) === index)
}

/** The reports of the result that stands, where they tell different scores; empty where they agree. */
export const differing = (challenge: ChallengeFacts): Report[] =>
  scoresFor(challenge, challenge.winner_id).length > 1
    ? reportsOf(challenge).filter(({ winner_id, score }) => winner_id === challenge.winner_id && score !== null)
    : []

const isLevel = (positions: readonly Position[]): boolean => positions.every(position => position === 1)

/** The result with this winner, null for a draw: how it ended by the first who told, and the score that all tell. */
export function withWinner(challenge: ChallengeFacts, winner_id: string | null): ChallengeFacts {
  const [score = null, ...others] = scoresFor(challenge, winner_id)
  const standing = others.length === 0 ? score : null
  const claims = reportsOf(challenge).filter(report => report.winner_id === winner_id)
  const agreeing = claims.filter(claim => claims[0] && movesRanks(claim) === movesRanks(claims[0]))
  return {
    ...challenge,
    winner_id,
    level: winner_id === null || (standing !== null && isLevel(standing.positions)),
    ending: agreeing.find(({ ending }) => ending !== null)?.ending ?? null,
    score: standing,
  }
}

/** Whoever did not finish shares the last place, and no place is left out: everybody has played. */
function allPlaced(positions: readonly Position[]): number[] {
  const there = [...new Set(positions.flatMap(position => position ?? []))].sort((a, b) => a - b)
  return positions.map(position => 1 + (position === null ? there.length : there.indexOf(position)))
}

/** The places of a result; null where only the winner is known. */
function placesOf({ level, score }: ChallengeFacts, sides: number): number[] | null {
  if (score && sides > 2) return allPlaced(score.positions)
  return level ? Array.from({ length: sides }, () => 1) : null
}

/** Whether who played lets a ranked result move ranks: both sides complete, with players who accepted. */
export const isRankable = (challenge: ChallengeFacts): boolean => !isSided(challenge) || areComplete(challenge)

/** The result that stands, as it is handed to what counts it; the issuer's side is the first. */
export function resultOf(challenge: ChallengeFacts, at: Millis): Result {
  const sides = sidesOf(challenge)
  return {
    winner_id: challenge.winner_id,
    sides,
    ranked: challenge.ranked && movesRanks(challenge) && isRankable(challenge),
    positions: placesOf(challenge, sides.length),
    score: isReadAfter(challenge.ending) ? (challenge.score?.totals ?? null) : null,
    at,
  }
}

/** Whether what counts a result would count the two alike. */
export const countsAlike = (one: Result, two: Result): boolean =>
  one.winner_id === two.winner_id &&
  String(one.positions) === String(two.positions) &&
  (!one.ranked || String(one.score) === String(two.score))

/** The outcome to show: the result that stands, or until then what was reported first. */
export interface Shown extends Told {
  draw: boolean
}

export function shownOf(challenge: ChallengeFacts): Shown {
  const [first] = reportsOf(challenge)
  if (challenge.status === S.complete) {
    const { ending, score, winner_id } = challenge
    return { ending, score, draw: winner_id === null }
  }
  return {
    ending: first?.ending ?? null,
    score: first?.score ?? null,
    draw: first !== undefined && first.winner_id === null,
  }
}

/** Three strikes within this long bar from ranked play. */
export const STRIKES = 3
export const STRIKES_WITHIN: Millis = 90 * DAY
export const BARRED_FOR: Millis = 30 * DAY

/** Until when a player may not play ranked; null where not barred. `strikes`: when they were counted. */
export function barredUntil(strikes: readonly Millis[], now: Millis): Millis | null {
  const times = [...strikes].sort((a, b) => b - a)
  const third = times.find(
    (at, index) => at - (times[index + STRIKES - 1] ?? Number.NEGATIVE_INFINITY) <= STRIKES_WITHIN,
  )
  return third !== undefined && now < third + BARRED_FOR ? third + BARRED_FOR : null
}
