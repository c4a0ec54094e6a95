import type { CalendarEntry } from '../../platform/calendar/compose.ts'
import type { Services } from '../../platform/services.ts'
import { listAttended } from './list-queries.ts'
import { tournamentLink } from './notices.ts'

/** The tournaments that a player plays in or organizes, from `since` on. */
export async function tournamentEntries(
  { db, clock }: Services,
  { userId, since }: { userId: string; since: Date },
): Promise<CalendarEntry[]> {
  const rows = await listAttended.all(db, { userId, since, now: clock.now() })
  return rows.map(row => ({
    uid: `tournament-${row.id}`,
    start: row.start_at,
    end: row.end_at,
    title: row.title,
    place: `${row.venue}, ${row.city}, ${row.state}`,
    lines: [`Tournament in ${row.sport}`, row.rules],
    link: tournamentLink(row.id),
    sequence: row.sequence,
    created: row.created_at,
  }))
}
