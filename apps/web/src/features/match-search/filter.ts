import type { SentOf } from '@gauntlet/contract/endpoint'
import { MATCH_DISTANCE, type matchSearch, SPREAD } from '@gauntlet/contract/match-search/endpoints'
import { AGES, type Days, daysSent, type Near, nearSent, type Who, whoSent } from '../../search/filter.ts'
import type { Range } from '../../ui/range-field.tsx'

/** The filter of the match search. */
export interface Filter extends Near, Days, Who {
  /** A sport's id; '' is all of them. */
  sport: string
  /** How far a rank may be from the viewer's. */
  spread: number
  ranked: boolean
}

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

/** The ranks around the viewer's own that are searched; no shown rank is below 0. */
export const rankWindow = (rank: number, spread: number): Range => ({
  lower: Math.max(0, rank - spread),
  upper: rank + spread,
})

/** The query. `rank` is the viewer's in the sport. */
export const sentOf = (filter: Filter, rank: number | undefined): SentOf<typeof matchSearch.search> => ({
  ...(filter.sport !== '' && { sports: [filter.sport] }),
  ...(rank !== undefined && { ratingPlus: rank, ratingMinus: filter.spread }),
  ...nearSent(filter),
  ...whoSent(filter),
  ...(filter.ranked && { ranked: 1 as const }),
  ...daysSent(filter),
})
