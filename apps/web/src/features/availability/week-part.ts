import { DAY_PARTS } from '@gauntlet/contract/availability/endpoints'
import { wallDate } from '../../ui/when.ts'

const WEEK_DAYS = 7

/** The part of the week in which a moment lies by the clock of a zone: 0 is Monday's morning; undefined by night. */
export function weekPartAt(at: number, zone: string): number | undefined {
  const wall = wallDate(at, zone)
  const band = DAY_PARTS.findIndex(({ from, to }) => from <= wall.getHours() && wall.getHours() < to)
  if (band < 0) return undefined
  const sinceMonday = (wall.getDay() + WEEK_DAYS - 1) % WEEK_DAYS
  return sinceMonday * DAY_PARTS.length + band
}
