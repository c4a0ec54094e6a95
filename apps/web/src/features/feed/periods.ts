import { datesIn } from '../../ui/formats.ts'
import { dayIn } from '../../ui/when.ts'
import * as texts from './texts.ts'

const WEEK_DAYS = 7
const months = datesIn({ month: 'long' })
const monthsOfAnotherYear = datesIn({ month: 'long', year: 'numeric' })
const years = datesIn({ year: 'numeric' })

/** 'Today', 'Yesterday', 'Last 7 days', then the month: the coarser, the longer ago. */
export function periodOf(at: number, now: number, timeZone: string): string {
  const days = dayIn(timeZone, now) - dayIn(timeZone, at)
  if (days <= 0) return texts.today
  if (days === 1) return texts.yesterday
  if (days < WEEK_DAYS) return texts.lastSevenDays
  const isThisYear = years(timeZone).format(at) === years(timeZone).format(now)
  return (isThisYear ? months : monthsOfAnotherYear)(timeZone).format(at)
}

/** Results, the latest first, under the period of each. */
export function inPeriods<R extends { played: string }>(
  results: readonly R[],
  now: number,
  timeZone: string,
): { period: string; results: R[] }[] {
  const groups = Map.groupBy(results, ({ played }) => periodOf(Date.parse(played), now, timeZone))
  return [...groups].map(([period, under]) => ({ period, results: under }))
}
