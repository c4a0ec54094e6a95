import type { SentOf } from '@gauntlet/contract/endpoint'
import { MATCH_DISTANCE, type matchSearch, SPREAD } from '@gauntlet/contract/match-search/endpoints'
import type { Place } from '../../places/place-fields.tsx'
import type { Range } from '../../ui/range-field.tsx'

/** What the match search looks for. */
export interface Filter {
  /** A sport's id; '' is all of them. */
  sport: string
  /** How far a rank may be from the viewer's. */
  spread: number
  origin: Place
  /** Miles; 0 is the same city. */
  distance: number
  ageRange: Range
  /** Undefined is all of them, and those who have told none. */
  genders: readonly string[] | undefined
  ranked: boolean
  /** '2026-05-01', or '' for any. */
  startDate: string
  endDate: string
}

export const AGES: Range = { lower: 18, upper: 100 }
export const SPREAD_STEP = 10
export const SPREAD_MAX = 1000

export const INITIAL: Filter = {
  sport: '',
  spread: SPREAD,
  origin: '',
  distance: MATCH_DISTANCE,
  ageRange: AGES,
  genders: undefined,
  ranked: false,
  startDate: '',
  endDate: '',
}

/** The ranks that are looked for around the viewer's own; no shown rank is below 0. */
export const rankWindow = (rank: number, spread: number): Range => ({
  lower: Math.max(0, rank - spread),
  upper: rank + spread,
})

export type Sent = SentOf<typeof matchSearch.search>

/** What is sent. `rank` is the viewer's in the sport; the whole age slider, and every gender, is no filter. */
export const sentOf = (
  { sport, spread, origin, distance, ageRange, genders, ranked, startDate, endDate }: Filter,
  rank: number | undefined,
): Sent => ({
  ...(sport !== '' && { sports: [sport] }),
  ...(rank !== undefined && { ratingPlus: rank, ratingMinus: spread }),
  origin: typeof origin === 'string' ? origin.trim() : origin,
  distance,
  ...((ageRange.lower > AGES.lower || ageRange.upper < AGES.upper) && { ageRange }),
  ...(genders && { genders: [...genders] }),
  ...(ranked && { ranked: 1 as const }),
  ...(startDate !== '' && { startDate }),
  ...(endDate !== '' && { endDate }),
})
