import type { SentOf } from '@gauntlet/contract/endpoint'
import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { RATE_MAX, TOURNAMENT_DISTANCE } from '@gauntlet/contract/tournaments/forms'
import { RATE_CENTRE, RATE_SPREAD } from '@gauntlet/contract/tournaments/status'
import type { Range } from '../../../ui/range-field.tsx'
import { type Days, daysSent, type Near, nearSent } from '../../../search/filter.ts'

/** The filter of the tournament search. */
export interface Filter extends Near, Days {
  /** Undefined is all of them. */
  sports: readonly string[] | undefined
  /** From the lowest to the highest that is searched. */
  ranks: Range
}

/** The whole length of the slider; its end stands for every rank above it. */
export const RANKS: Range = { lower: 0, upper: 1000 }

export const INITIAL: Filter = {
  sports: undefined,
  origin: '',
  distance: TOURNAMENT_DISTANCE,
  startDate: '',
  endDate: '',
  ranks: { lower: RATE_CENTRE - RATE_SPREAD, upper: RATE_CENTRE + RATE_SPREAD },
}

/** Both bounds are included. */
const rateWindow = ({ ranks: { lower, upper } }: Pick<Filter, 'ranks'>) => ({
  minRate: lower,
  maxRate: upper === RANKS.upper ? RATE_MAX : upper,
})

/** The query; every sport is no filter. */
export const sentOf = (filter: Filter): SentOf<typeof tournaments.search> => ({
  ...(filter.sports && { sports: [...filter.sports] }),
  ...nearSent(filter),
  ...daysSent(filter),
  ...rateWindow(filter),
})
