import type { Agenda } from '@gauntlet/contract/challenges/answer'
import { DAY } from '@gauntlet/contract/time'
import { fill, paths } from '../../paths.ts'
import { byTime, wallTime } from '../../ui/when.ts'
import { overlap } from '../challenges/overlap.ts'
import { titleOf } from '../challenges/sides.ts'

const DAYS = 14

/** A thing with a start, in the player's calendar. */
export interface Planned {
  to: string
  title: string
  /** ISO 8601, and the zone of the place. */
  start: string
  timezone: string
  /** Not everybody has agreed yet. */
  open: boolean
}

export interface PlannedThing extends Planned {
  /** It is agreed to, and so is another at about that time. */
  clashes: boolean
}

export interface PlannedDay {
  /** '2026-11-23' */
  day: string
  things: PlannedThing[]
}

/** Items of other nouns cross the wire with more than their id; their own schemas are met on their own screens. */
const text = (item: Readonly<Record<string, unknown>>, field: string): string => {
  const value = item[field]
  return typeof value === 'string' ? value : ''
}

const isToCome = ({ recorded }: { recorded: boolean }) => !recorded

const plannedIn = ({ challenges, tournaments, events }: Agenda, viewerId: string, open: boolean): Planned[] => [
  ...challenges.filter(isToCome).map(challenge => ({
    to: fill(paths.challengeIssue, { id: challenge.id }),
    title: titleOf(challenge, viewerId),
    start: challenge.challenge_start,
    timezone: challenge.timezone,
    open,
  })),
  ...tournaments.map(item => ({
    to: fill(paths.tournamentView, { tournament_view_id: item.id }),
    title: text(item, 'title'),
    start: text(item, 'tournament_start'),
    timezone: text(item, 'timezone'),
    open,
  })),
  ...events.map(item => ({
    to: fill(paths.eventView, { event_view_id: item.id }),
    title: text(item, 'event_name'),
    start: text(item, 'start_date'),
    timezone: text(item, 'timezone'),
    open,
  })),
]

const clashes = (one: Planned, planned: readonly Planned[]): boolean =>
  !one.open &&
  planned.some(other => other !== one && !other.open && overlap(Date.parse(one.start), Date.parse(other.start)))

const dayOf = (wall: string): string => wall.slice(0, 'yyyy-mm-dd'.length)

/**
 * The next two weeks day by day; a thing stands on its day at the place. Today is that of the place of the next thing,
 * by which its card counts the days as well, and without one that of the player at `zone`.
 */
export function fortnightOf(
  { upcoming, pending }: Record<'upcoming' | 'pending', Agenda>,
  viewerId: string,
  { now, zone }: { now: number; zone: string },
): PlannedDay[] {
  const planned = [...plannedIn(upcoming, viewerId, false), ...plannedIn(pending, viewerId, true)]
    .filter(({ start, timezone }) => start !== '' && timezone !== '')
    .sort((a, b) => byTime(a.start, b.start))
  const next = planned.find(({ start }) => Date.parse(start) >= now)
  const today = Date.parse(dayOf(wallTime(now, next?.timezone ?? zone)))
  return Array.from({ length: DAYS }, (_, index) => {
    const day = dayOf(new Date(today + index * DAY).toISOString())
    const things = planned.filter(({ start, timezone }) => dayOf(wallTime(Date.parse(start), timezone)) === day)
    return { day, things: things.map(thing => ({ ...thing, clashes: clashes(thing, planned) })) }
  })
}
