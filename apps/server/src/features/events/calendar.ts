import type { CalendarEntry } from '../../platform/calendar/compose.ts'
import type { Services } from '../../platform/services.ts'
import { type CalendarRow, listAttended } from './list-queries.ts'
import { eventLink } from './persist.ts'

const entryOf = (row: CalendarRow): CalendarEntry => ({
  uid: `event-${row.id}`,
  start: row.start_at,
  end: row.end_at,
  title: row.title,
  place: `${row.venue}, ${row.city}, ${row.state}`,
  lines: row.message === '' ? [] : [row.message],
  link: eventLink(row.id),
  sequence: row.sequence,
  created: row.created_at,
})

/** The events that a player organizes or has a place in, from `since` on. */
export async function eventEntries(
  { db }: Services,
  { userId, since }: { userId: string; since: Date },
): Promise<CalendarEntry[]> {
  return (await listAttended.all(db, { userId, since })).map(entryOf)
}
