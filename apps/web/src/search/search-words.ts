import type { Place } from '../places/place-fields.tsx'

/** '2026-05-01', or '' for any day. */
export interface Days {
  startDate: string
  endDate: string
}

/** The two days in their order: the one that was not changed follows. */
export function datesAfter({ startDate, endDate }: Days, changed: Partial<Days>): Days {
  const next = { startDate, endDate, ...changed }
  if (next.startDate === '' || next.endDate === '' || next.startDate <= next.endDate) return next
  const day = changed.startDate ?? next.endDate
  return { startDate: day, endDate: day }
}

/** Where the results are from: 'Near Austin, TX · 200 miles'. `distance` is in miles, `home` the place of the primary address. */
export function originLine({ origin, distance }: { origin: Place; distance: number }, home: string | null): string {
  const place = typeof origin === 'string' ? origin.trim() || home : 'where you are'
  if (place === null) return 'Everywhere'
  if (distance > 0) return `Near ${place} · ${distance} miles`
  return `In ${place === 'where you are' ? 'the city where you are' : place}`
}
