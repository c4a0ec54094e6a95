import type { Notice } from '@gauntlet/contract/notices/endpoints'
import { LANGUAGE } from '../../language.ts'
import { whenNeeded } from '../../ui/formats.ts'
import * as texts from './texts.ts'

/** Unread notices that came since the last look; none at the first look, which has no earlier one. */
export const freshOf = (known: ReadonlySet<string> | undefined, notices: readonly Notice[]): Notice[] =>
  known ? notices.filter(({ id, read }) => read === 0 && !known.has(id)) : []

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const format = whenNeeded(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' }))

/** How long ago `at` was, both in ms since 1970: '5 minutes ago', 'yesterday'. */
export function ago(at: number, now: number): string {
  const past = Math.max(0, now - at)
  if (past < MINUTE) return 'now'
  if (past < HOUR) return format().format(-Math.floor(past / MINUTE), 'minute')
  if (past < DAY) return format().format(-Math.floor(past / HOUR), 'hour')
  return format().format(-Math.floor(past / DAY), 'day')
}

const dates = whenNeeded(() => new Intl.DateTimeFormat(LANGUAGE, { weekday: 'short', month: 'short', day: 'numeric' }))
const clock = whenNeeded(() => new Intl.DateTimeFormat(LANGUAGE, { hour: 'numeric', minute: '2-digit' }))

const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** So many days ago by the calendar of the device; a day on which the clocks change is shorter or longer. */
const daysSince = (day: number, now: number): number => Math.round((dayOf(now) - day) / DAY)

interface Day {
  title: string
  list: Notice[]
}

/** Notices by the day on which they came, in their order: 'Today', 'Yesterday', 'Thu, Nov 26'. */
export function daysOf(notices: readonly Notice[], now: number): Day[] {
  const days = Map.groupBy(notices, ({ created }) => dayOf(Date.parse(created)))
  return [...days].map(([day, list]) => {
    const since = daysSince(day, now)
    const title = since <= 0 ? texts.today : since === 1 ? texts.yesterday : dates().format(day)
    return { title, list }
  })
}

/** The part that the heading of the day leaves open: how long ago it was today, and the hour of any other day. */
export const within = (at: number, now: number): string =>
  daysSince(dayOf(at), now) <= 0 ? ago(at, now) : clock().format(at)
