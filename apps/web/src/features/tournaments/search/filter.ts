import type { SentOf } from '@gauntlet/contract/endpoint'
import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { RATE_MAX, TOURNAMENT_DISTANCE } from '@gauntlet/contract/tournaments/forms'
import { RATE_CENTRE, RATE_SPREAD } from '@gauntlet/contract/tournaments/status'
import { type Days, daysSent, type Near, nearSent } from '../../../search/filter.ts'

/** The filter of the tournament search. */
export interface Filter extends Near, Days {
  /** Undefined is all of them. */
  sports: readonly string[] | undefined
  /** The middle of the ranks to be searched, and how far they go to either side. */
  centre: number
  spread: number
}

export const INITIAL: Filter = {
  sports: undefined,
  origin: '',
  distance: TOURNAMENT_DISTANCE,
  startDate: '',
  endDate: '',
  centre: RATE_CENTRE,
  spread: RATE_SPREAD,
}

/** Both bounds are included; no shown rank is below 0. */
export const rateWindow = ({ centre, spread }: Pick<Filter, 'centre' | 'spread'>) => ({
  minRate: Math.max(0, centre - spread),
  maxRate: Math.min(RATE_MAX, centre + spread),
})

/** The query; every sport is no filter. */
export const sentOf = (filter: Filter): SentOf<typeof tournaments.search> => ({
  ...(filter.sports && { sports: [...filter.sports] }),
  ...nearSent(filter),
  ...daysSent(filter),
  ...rateWindow(filter),
})
