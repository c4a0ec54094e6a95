import { calendarEntryTexts, calendarTexts } from '@gauntlet/contract/calendar/endpoints'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { fill } from '@gauntlet/contract/language/fill'
import { formOf } from '@gauntlet/contract/language/plural'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { nobodyTexts } from '@gauntlet/contract/profiles/texts'
import { sportName } from '@gauntlet/contract/sports/names'
import { scoreText } from '@gauntlet/rules/scores/shown'
import type { CalendarEntry } from '../../platform/calendar/compose.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { type CalendarRow, listPlayed } from './calendar-queries.ts'
import { challengeLink, requireVisible } from './facts.ts'

/** A match has no agreed end, and a calendar would not draw an entry without a length. */
const LENGTH = 60 * 60_000

function titleOf(row: CalendarRow, speaker: Speaker): string {
  const { match, matchOfMore } = speaker.texts(calendarEntryTexts)
  const sport = sportName(row.sport, speaker)
  const [who, ...rest] = row.others.map(name => name ?? speaker.texts(nobodyTexts).formerPlayer)
  if (who === undefined) return sport
  const more = rest.length
  return fill(more === 0 ? match : formOf(speaker.language, matchOfMore, more), { sport, who, more })
}

function rankedText({ ranked }: CalendarRow, speaker: Speaker): string {
  const texts = speaker.texts(calendarEntryTexts)
  return ranked ? texts.ranked : texts.unranked
}

/** 'Won, 6–4 3–6 10–7', once the result stands. */
function resultOf({ status, won: isWinner, score, side }: CalendarRow, speaker: Speaker): string[] {
  if (status !== S.complete) return []
  const { won, lost, drawn } = speaker.texts(calendarTexts)
  const outcome = isWinner === null ? drawn : isWinner ? won : lost
  return [score ? `${outcome}, ${scoreText(score, side)}` : outcome]
}

const entryOf = (row: CalendarRow, speaker: Speaker): CalendarEntry => ({
  uid: `challenge-${row.id}`,
  start: row.start_at,
  end: new Date(row.start_at.getTime() + LENGTH),
  title: titleOf(row, speaker),
  place: `${row.venue}, ${row.city}, ${row.state}`,
  lines: [...resultOf(row, speaker), rankedText(row, speaker), ...(row.rules === '' ? [] : [row.rules])],
  link: challengeLink(row.id),
  sequence: row.sequence,
  created: row.created_at,
})

/** The matches of a player from `since` on; with `id` that one only. */
export async function challengeEntries(
  { db, clock }: Services,
  { userId, since, id = null, speaker }: { userId: string; since: Date; id?: string | null; speaker: Speaker },
): Promise<CalendarEntry[]> {
  return (await listPlayed.all(db, { userId, since, id, now: clock.now() })).map(row => entryOf(row, speaker))
}

const EVER = new Date(0)

/** One match that the viewer plays, whenever it is; none where nothing is agreed. Throws 404 where it is not there. */
export async function matchEntries(
  services: Services,
  viewer: Viewer,
  id: unknown,
  speaker: Speaker,
): Promise<CalendarEntry[]> {
  const { row } = await requireVisible(services.db, services, viewer, id)
  return challengeEntries(services, { userId: viewer.id, since: EVER, id: row.id, speaker })
}
