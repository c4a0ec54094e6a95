import type { Ending } from '@gauntlet/contract/scores/endings'
import type { GivenScore, ScoreDetails } from '@gauntlet/contract/scores/forms'
import type { ScoreReason } from '@gauntlet/contract/scores/reasons'
import type { Position } from '../ranks/sides.ts'

/** Which side won, by its index; or nobody did. */
export type Outcome = { readonly winner: number } | { readonly draw: true }

/** A report of how a match ended. */
export interface Report {
  readonly sides: number
  readonly ending: Ending
  /** Null where only the outcome is told. */
  readonly score: GivenScore | null
  /** Null where the score tells it. */
  readonly outcome: Outcome | null
}

/** The wrong place: an entry of the score by its index (a segment, or a side's number), a part by its name, or all. */
export type Where = number | keyof ScoreDetails | null

export interface ScoreRefusal {
  readonly kind: 'disabled'
  readonly reason: ScoreReason
  readonly where: Where
  /** Of `other_winner`: the side that the score says won. */
  readonly winner?: number
}

export const refused = (reason: ScoreReason, where: Where): ScoreRefusal => ({ kind: 'disabled', reason, where })

/** A format's reading of the numbers of a score. */
export interface ScoreRead {
  readonly kind: 'allowed'
  /** Null where the match did not come to an end. */
  readonly outcome: Outcome | null
  /** As the log of ranks takes them; a match that a shoot-out decided is level there. */
  readonly positions: readonly Position[]
  /** The totals of both sides, in the finest unit that all of the match is told in; null where they say nothing. */
  readonly totals: readonly [number, number] | null
}

export const positionsOf = (outcome: Outcome, sides: number): Position[] =>
  Array.from({ length: sides }, (_, side) => ('draw' in outcome || side === outcome.winner ? 1 : null))

/** The reading of a match of two sides: the winner first, the other second. */
export const decided = (outcome: Outcome | null, totals: readonly [number, number] | null): ScoreRead => ({
  kind: 'allowed',
  outcome,
  positions: outcome ? [0, 1].map(side => ('draw' in outcome || side === outcome.winner ? 1 : 2)) : [],
  totals,
})
