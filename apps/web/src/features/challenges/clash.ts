import type { Agenda } from '@gauntlet/contract/challenges/answer'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { wallTime } from '../../ui/when.ts'
import { overlap } from './overlap.ts'
import { titleOf } from './sides.ts'

/** Something else that a player has agreed to. */
export interface Clash {
  what: string
  start: string
  timezone: string
}

/** Items of other nouns, whose fields the list does not know: the name, and when it starts. */
type Told = readonly [name: string, start: string]
const CUP = ['title', 'tournament_start'] as const satisfies readonly (keyof Tournament)[]
const EVENT = ['event_name', 'start_date'] as const satisfies readonly (keyof EventAnswer)[]

const told = (item: Record<string, unknown>, [name, start]: Told): Clash[] => {
  const [what, at, timezone] = [item[name], item[start], item['timezone']]
  return typeof what === 'string' && typeof at === 'string' && typeof timezone === 'string'
    ? [{ what, start: at, timezone }]
    : []
}

/** All that a player has agreed to beside one challenge. */
const agreedTo = ({ challenges, tournaments, events }: Agenda, viewerId: string, challengeId?: string): Clash[] => [
  ...challenges
    .filter(({ id }) => id !== challengeId)
    // Of sides the sport tells enough, and is short.
    .map(one => ({
      what: one.sides ? one.sport.name : titleOf(one, viewerId),
      start: one.challenge_start,
      timezone: one.timezone,
    })),
  ...tournaments.flatMap(item => told(item, CUP)),
  ...events.flatMap(item => told(item, EVENT)),
]

const first = (clashes: Clash[]): Clash | undefined =>
  clashes.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))[0]

/** The first of what a player has agreed to that overlaps with a match from `start`, other than that match itself. */
export function clashAt(start: string, agreed: Agenda, viewerId: string, challengeId: string): Clash | undefined {
  const at = Date.parse(start)
  return first(agreedTo(agreed, viewerId, challengeId).filter(one => overlap(Date.parse(one.start), at)))
}

/** The same for a match that is being made: its wall time is that of a place whose zone is not known yet. */
export function clashAtWall(wall: string, agreed: Agenda, viewerId: string, challengeId?: string): Clash | undefined {
  const at = Date.parse(`${wall}Z`)
  const wallOf = ({ start, timezone }: Clash) => Date.parse(`${wallTime(Date.parse(start), timezone)}Z`)
  return first(agreedTo(agreed, viewerId, challengeId).filter(one => overlap(wallOf(one), at)))
}

/** The first of these wall times at which a player has agreed to nothing. */
export const firstFree = (walls: readonly string[], agreed: Agenda, viewerId: string): string | undefined =>
  walls.find(wall => !clashAtWall(wall, agreed, viewerId))
