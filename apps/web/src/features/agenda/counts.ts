import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import type { Agenda } from '@gauntlet/contract/challenges/endpoints'

/** How many things are in a list that was sent whole. */
export const sizeOf = (list: Agenda | undefined): number =>
  list ? list.challenges.length + list.tournaments.length + list.events.length : 0

/** How many things a list has of which only the first were sent. */
export const countOf = (list: Agenda | undefined): number =>
  list ? list.counts.challenges + list.counts.tournaments + list.counts.events : 0

/** How many of them others changed since the viewer looked. */
export const freshIn = (list: Agenda | undefined): number => list?.new_count ?? 0

/** What waits for an answer: an event does not. */
export const waitingIn = (list: Agenda | undefined): number =>
  list ? list.challenges.length + list.tournaments.length : 0

/**
 * The games that a player is in or that others changed. A tournament is in the list of what is over while its bracket
 * is played: where it has changed, its matches are not counted beside it.
 */
export function activeGames(
  { upcoming, pending, past }: Record<'upcoming' | 'pending' | 'past', Agenda | undefined>,
  matches: readonly WaitingMatch[],
): number {
  const changed = new Set(matches.filter(({ unseen }) => unseen === 1).map(({ id }) => id))
  return freshIn(past) - changed.size + matches.length + sizeOf(upcoming) + sizeOf(pending)
}
