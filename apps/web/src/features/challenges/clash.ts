import type { Agenda, Challenge } from '@gauntlet/contract/challenges/answer'
import { HOUR } from '@gauntlet/contract/time'
import { titleOf } from './sides.ts'

/** A match, with the way there, takes about so long; nobody says when it ends. */
const LASTS = 2 * HOUR

/** Something else that a player has agreed to. */
export interface Clash {
  what: string
  start: string
  timezone: string
}

/** An item of another noun, whose fields the list does not know. */
const told = (what: unknown, start: unknown, timezone: unknown): Clash[] =>
  typeof what === 'string' && typeof start === 'string' && typeof timezone === 'string'
    ? [{ what, start, timezone }]
    : []

/** The first thing that a player has agreed to and that overlaps with a challenge; undefined where nothing does. */
export function clashOf(challenge: Challenge, agreed: Agenda, viewerId: string): Clash | undefined {
  const at = Date.parse(challenge.challenge_start)
  const others: Clash[] = [
    ...agreed.challenges
      .filter(({ id }) => id !== challenge.id)
      .map(one => ({ what: titleOf(one, viewerId), start: one.challenge_start, timezone: one.timezone })),
    ...agreed.tournaments.flatMap(({ title, tournament_start, timezone }) => told(title, tournament_start, timezone)),
    ...agreed.events.flatMap(({ event_name, event_start, timezone }) => told(event_name, event_start, timezone)),
  ]
  return others
    .filter(({ start }) => Math.abs(Date.parse(start) - at) < LASTS)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))[0]
}
