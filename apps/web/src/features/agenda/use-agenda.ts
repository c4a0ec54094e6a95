import { type Agenda, challenges } from '@gauntlet/contract/challenges'
import { POLL_CHALLENGES_MS } from '@gauntlet/contract/live'
import { useApi } from '../../api/use-api.ts'

const poll = { poll: POLL_CHALLENGES_MS }

/** The viewer's three lists; of what is over only the first `past` of each kind, since it grows for ever. */
export function useAgenda(past: number) {
  const pending = useApi(challenges.pending, {}, poll)
  const upcoming = useApi(challenges.upcoming, {}, poll)
  const over = useApi(challenges.past, { limit: past }, { ...poll, keep: true })
  const refetch = () => Promise.all([pending.refetch(), upcoming.refetch(), over.refetch()])
  return { lists: { upcoming, pending, past: over }, refetch }
}

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
