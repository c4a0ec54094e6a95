import type { SharedTimes } from '@gauntlet/contract/availability/endpoints'
import { datesIn } from '../../../ui/formats.ts'
import { wallTime } from '../../../ui/when.ts'

const DAY_AND_HOUR = { weekday: 'short', month: 'numeric', day: 'numeric', hour: 'numeric' } as const
const inHours = datesIn(DAY_AND_HOUR)
const inMinutes = datesIn({ ...DAY_AND_HOUR, minute: '2-digit' })

/** A time when two are free by the clock at the venue: in words, and as the field of a match takes its start. */
export function freeTimeAt({ start, end }: SharedTimes['times'][number], timezone: string) {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const wall = wallTime(from, timezone)
  const isFull = [wall, wallTime(to, timezone)].every(time => time.endsWith(':00'))
  return { wall, words: (isFull ? inHours : inMinutes)(timezone).formatRange(from, to) }
}
