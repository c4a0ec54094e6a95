import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import type { Agenda } from '@gauntlet/contract/challenges/answer'

/** The number of things in a list that was sent in full. */
export const sizeOf = (list: Agenda | undefined): number =>
  list ? list.challenges.length + list.tournaments.length + list.events.length : 0

/** The number of things in a list of which only the first were sent. */
export const countOf = (list: Agenda | undefined): number =>
  list ? list.counts.challenges + list.counts.tournaments + list.counts.events : 0

/** How many of them others changed since the viewer last looked. */
export const freshIn = (list: Agenda | undefined): number => list?.new_count ?? 0

/** The things that wait for an answer; an event does not. */
export const waitingIn = (list: Agenda | undefined): number =>
  list ? list.challenges.length + list.tournaments.length : 0

/**
 * The games that a player is in or that others changed. While its bracket is played, a tournament is in the list of the
 * past: if it has changed, its matches are not counted as well.
 */
export function activeGames(
  { upcoming, pending, past }: Record<'upcoming' | 'pending' | 'past', Agenda | undefined>,
  matches: readonly WaitingMatch[],
): number {
  const changed = new Set(matches.filter(({ unseen }) => unseen === 1).map(({ id }) => id))
  return freshIn(past) - changed.size + matches.length + sizeOf(upcoming) + sizeOf(pending)
}
