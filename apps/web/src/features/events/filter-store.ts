import { EVENT_DISTANCE } from '@gauntlet/contract/events/status'
import type { SentOf } from '@gauntlet/contract/endpoint'
import type { events } from '@gauntlet/contract/events/endpoints'
import { session } from '../../api/api.ts'
import type { Place } from '../../places/place-fields.tsx'
import { createStore } from '../../ui/store.ts'

/** What the event search looks for. */
export interface Filter {
  origin: Place
  /** Miles; 0 is the same city. */
  distance: number
  /** '2026-05-01', or '' for any. */
  startDate: string
  endDate: string
}

const INITIAL: Filter = { origin: '', distance: EVENT_DISTANCE, startDate: '', endDate: '' }

/** Shared by the search and its results; the next player of this device starts afresh. */
export const filterStore = createStore<Filter>(INITIAL)
session.subscribe(() => filterStore.set(INITIAL))

/** The two days stay in their order: the one that was not changed follows. */
export function change(part: Partial<Filter>) {
  const next = { ...filterStore.get(), ...part }
  const swapped = next.startDate !== '' && next.endDate !== '' && next.startDate > next.endDate
  const day = part.startDate ?? part.endDate
  filterStore.set(swapped && day !== undefined ? { ...next, startDate: day, endDate: day } : next)
}

export const sentOf = ({ origin, distance, startDate, endDate }: Filter): SentOf<typeof events.search> => ({
  origin: typeof origin === 'string' ? origin.trim() : origin,
  distance,
  ...(startDate !== '' && { startDate }),
  ...(endDate !== '' && { endDate }),
})

/** Where the results are from: 'Near Austin, TX · 200 miles'. `home` is the place of the primary address. */
export function originLine({ origin, distance }: Pick<Filter, 'origin' | 'distance'>, home: string | null): string {
  const place = typeof origin === 'string' ? origin.trim() || home : 'where you are'
  if (place === null) return 'Everywhere'
  if (distance > 0) return `Near ${place} · ${distance} miles`
  return `In ${place === 'where you are' ? 'the city where you are' : place}`
}
