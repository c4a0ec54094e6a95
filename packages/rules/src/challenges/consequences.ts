import type { Millis } from '@gauntlet/contract/time'
import type { Position } from '../ranks/sides.ts'
import { type Consequences as Common, none as nothing, together as joined } from '../gathering/consequences.ts'
import type { Outcome } from '../gathering/outcome.ts'
import type { ChallengeFacts } from './facts.ts'

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
  | 'named'
  | 'not_there'
  | 'no_rank'

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
  /** The player whose dispute ended void: the third in 90 days bars from ranked play. */
  strike: string | null
}

export const none: Consequences = { ...nothing, result: null, strike: null }

export const together = (first: Consequences, second: Consequences): Consequences => ({
  ...joined(first, second),
  result: second.result ?? first.result,
  strike: second.strike ?? first.strike,
})

export type ChallengeOutcome = Outcome<ChallengeFacts, Consequences>
