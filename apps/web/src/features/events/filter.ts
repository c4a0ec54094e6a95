import type { SentOf } from '@gauntlet/contract/endpoint'
import type { events } from '@gauntlet/contract/events/endpoints'
import { EVENT_DISTANCE } from '@gauntlet/contract/events/status'
import { type Days, daysSent, type Near, nearSent } from '../../search/filter.ts'

/** The filter of the event search. */
export type Filter = Near & Days

export const INITIAL: Filter = { origin: '', distance: EVENT_DISTANCE, startDate: '', endDate: '' }

export const sentOf = (filter: Filter): SentOf<typeof events.search> => ({ ...nearSent(filter), ...daysSent(filter) })
