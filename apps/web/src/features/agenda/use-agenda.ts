import { type Agenda, challenges } from '@gauntlet/contract/challenges'
import { POLL_CHALLENGES_MS } from '@gauntlet/contract/live'
import { useApi } from '../../api/use-api.ts'

const poll = { poll: POLL_CHALLENGES_MS }

/** The viewer's three lists. */
export function useAgenda() {
  const pending = useApi(challenges.pending, {}, poll)
  const upcoming = useApi(challenges.upcoming, {}, poll)
  const past = useApi(challenges.past, {}, poll)
  const refetch = () => Promise.all([pending.refetch(), upcoming.refetch(), past.refetch()])
  return { lists: { upcoming, pending, past }, refetch }
}

/** How many things are in a list. */
export const sizeOf = (list: Agenda | undefined): number =>
  list ? list.challenges.length + list.tournaments.length + list.events.length : 0

/** How many of them others changed since the viewer looked. */
export const freshIn = (list: Agenda | undefined): number => list?.new_count ?? 0

/** What waits for an answer: an event does not. */
export const waitingIn = (list: Agenda | undefined): number =>
  list ? list.challenges.length + list.tournaments.length : 0
