import type { SentOf } from '@gauntlet/contract/endpoint'
import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { RATE_MAX, TOURNAMENT_DISTANCE } from '@gauntlet/contract/tournaments/forms'
import { RATE_CENTRE, RATE_SPREAD } from '@gauntlet/contract/tournaments/status'
import type { Place } from '../../../places/place-fields.tsx'

/** What the tournament search looks for. */
export interface Filter {
  /** Undefined is all of them. */
  sports: readonly string[] | undefined
  origin: Place
  /** Miles; 0 is the same city. */
  distance: number
  /** '2026-05-01', or '' for any. */
  startDate: string
  endDate: string
  /** The middle of the ranks that are looked for, and how far they go to either side. */
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

/** Both ends belong to it; no shown rank is below 0. */
export const rateWindow = ({ centre, spread }: Pick<Filter, 'centre' | 'spread'>) => ({
  minRate: Math.max(0, centre - spread),
  maxRate: Math.min(RATE_MAX, centre + spread),
})

/** What is sent; every sport is no filter. */
export const sentOf = (filter: Filter): SentOf<typeof tournaments.search> => ({
  ...(filter.sports && { sports: [...filter.sports] }),
  origin: typeof filter.origin === 'string' ? filter.origin.trim() : filter.origin,
  distance: filter.distance,
  ...(filter.startDate !== '' && { startDate: filter.startDate }),
  ...(filter.endDate !== '' && { endDate: filter.endDate }),
  ...rateWindow(filter),
})
