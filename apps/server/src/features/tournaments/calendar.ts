import { calendarEntryTexts } from '@gauntlet/contract/calendar/endpoints'
import { fill } from '@gauntlet/contract/language/fill'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { sportName } from '@gauntlet/contract/sports/names'
import type { CalendarEntry } from '../../platform/calendar/compose.ts'
import type { Services } from '../../platform/services.ts'
import { listAttended } from './list-queries.ts'
import { tournamentLink } from './notices.ts'

/** The tournaments that a player plays in or organizes, from `since` on. */
export async function tournamentEntries(
  { db, clock }: Services,
  { userId, since, speaker }: { userId: string; since: Date; speaker: Speaker },
): Promise<CalendarEntry[]> {
  const rows = await listAttended.all(db, { userId, since, now: clock.now() })
  const { tournament } = speaker.texts(calendarEntryTexts)
  return rows.map(row => ({
    uid: `tournament-${row.id}`,
    start: row.start_at,
    end: row.end_at,
    title: row.title,
    place: `${row.venue}, ${row.city}, ${row.state}`,
    lines: [fill(tournament, { sport: sportName(row.sport, speaker) }), row.rules],
    link: tournamentLink(row.id),
    sequence: row.sequence,
    created: row.created_at,
  }))
}
