import { calendarTexts } from '@gauntlet/contract/calendar/endpoints'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { profileTexts } from '@gauntlet/contract/profiles/texts'
import { scoreText } from '@gauntlet/rules/scores/shown'
import type { CalendarEntry } from '../../platform/calendar/compose.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { type CalendarRow, listPlayed } from './calendar-queries.ts'
import { requireVisible } from './facts.ts'
import { challengeLink } from './notices.ts'

/** A match has no agreed end, and a calendar would not draw an entry without a length. */
const LENGTH = 60 * 60_000

function titleOf({ sport, others }: CalendarRow): string {
  const [first, ...rest] = others.map(name => name ?? profileTexts.formerPlayer)
  const more = rest.length === 0 ? '' : ` and ${rest.length} more`
  return first === undefined ? sport : `${sport} with ${first}${more}`
}

/** 'Won, 6–4 3–6 10–7', once the result stands. */
function resultOf({ status, winner_id, score, side }: CalendarRow, userId: string): string[] {
  if (status !== S.complete) return []
  const { won, lost, drawn } = calendarTexts
  const outcome = winner_id === null ? drawn : winner_id === userId ? won : lost
  return [score ? `${outcome}, ${scoreText(score, side)}` : outcome]
}

const entryOf = (row: CalendarRow, userId: string): CalendarEntry => ({
  uid: `challenge-${row.id}`,
  start: row.start_at,
  end: new Date(row.start_at.getTime() + LENGTH),
  title: titleOf(row),
  place: `${row.venue}, ${row.city}, ${row.state}`,
  lines: [
    ...resultOf(row, userId),
    row.ranked ? 'Ranked match' : 'Unranked match',
    ...(row.rules === '' ? [] : [row.rules]),
  ],
  link: challengeLink(row.id),
  sequence: row.sequence,
  created: row.created_at,
})

/** The matches of a player from `since` on; with `id` that one only. */
export async function challengeEntries(
  { db, clock }: Services,
  { userId, since, id = null }: { userId: string; since: Date; id?: string | null },
): Promise<CalendarEntry[]> {
  return (await listPlayed.all(db, { userId, since, id, now: clock.now() })).map(row => entryOf(row, userId))
}

const EVER = new Date(0)

/** One match that the viewer plays, whenever it is; none where nothing is agreed. Throws 404 where it is not there. */
export async function matchEntries(services: Services, viewer: Viewer, id: unknown): Promise<CalendarEntry[]> {
  const { row } = await requireVisible(services.db, services, viewer, id)
  return challengeEntries(services, { userId: viewer.id, since: EVER, id: row.id })
}
