import type { Notice } from '@gauntlet/contract/notices/endpoints'
import { LANGUAGE } from '../../language.ts'
import { datesIn, whenNeeded } from '../../ui/formats.ts'
import * as texts from './texts.ts'
import { here } from '../../ui/here.ts'
import { dayIn } from '../../ui/when.ts'

/** Unread notices that came since the last look; none at the first look, which has no earlier one. */
export const freshOf = (known: ReadonlySet<string> | undefined, notices: readonly Notice[]): Notice[] =>
  known ? notices.filter(({ id, read }) => read === 0 && !known.has(id)) : []

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const format = whenNeeded(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto', style: 'narrow' }))

/** How long ago `at` was, both in ms since 1970: '5m ago', 'yesterday'. */
export function ago(at: number, now: number): string {
  const past = Math.max(0, now - at)
  if (past < MINUTE) return 'now'
  if (past < HOUR) return format().format(-Math.floor(past / MINUTE), 'minute')
  if (past < DAY) return format().format(-Math.floor(past / HOUR), 'hour')
  return format().format(-Math.floor(past / DAY), 'day')
}

const dates = datesIn({ weekday: 'short', month: 'short', day: 'numeric' })
const clock = datesIn({ hour: 'numeric', minute: '2-digit' })

/** The day by the calendar of the device, as a count of days. */
const dayOf = (at: number): number => dayIn(here(), at)

interface Day {
  title: string
  list: Notice[]
}

/** Notices by the day on which they came, in their order: 'Today', 'Yesterday', 'Thu, Nov 26'. */
export function daysOf(notices: readonly Notice[], now: number): Day[] {
  const days = Map.groupBy(notices, ({ created }) => dayOf(Date.parse(created)))
  return [...days].map(([day, list]) => {
    const since = dayOf(now) - day
    const title = since <= 0 ? texts.today : since === 1 ? texts.yesterday : dates('UTC').format(day * DAY)
    return { title, list }
  })
}

/** The part that the heading of the day leaves open: how long ago it was today, and the hour of any other day. */
export const within = (at: number, now: number): string =>
  dayOf(at) >= dayOf(now) ? ago(at, now) : clock(here()).format(at)
