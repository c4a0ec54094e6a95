import type { Millis } from '@gauntlet/contract/time'
import type { Notification } from '../gathering/notify.ts'

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
  | 'voided'

/** A result to count: `played` and `wins` always, ranks only where `ranked`. */
export interface Result {
  winner_id: string
  player_ids: readonly string[]
  ranked: boolean
  /** When it came to stand. */
  at: Millis
}

/** Everything that an act or the passing of time leads to besides new facts: the server carries it out, once. */
export interface Consequences {
  /** Credits taken from the issuer. */
  charge: number
  /** Credits given back to the issuer. */
  refund: number
  /** The result counted before no longer counts; comes before `result`. */
  voids_result: boolean
  result: Result | null
  /** The player whose dispute ended void: the third in 90 days bars from ranked play. */
  strike: string | null
  notify: readonly Notification<Notice>[]
}

export const none: Consequences = {
  charge: 0,
  refund: 0,
  voids_result: false,
  result: null,
  strike: null,
  notify: [],
}

/** One after the other, as one. */
export const together = (first: Consequences, second: Consequences): Consequences => ({
  charge: first.charge + second.charge,
  refund: first.refund + second.refund,
  voids_result: first.voids_result || second.voids_result,
  result: second.result ?? first.result,
  strike: second.strike ?? first.strike,
  notify: [...first.notify, ...second.notify],
})
