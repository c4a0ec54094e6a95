import { brackets } from '@gauntlet/contract/brackets'
import { challenges } from '@gauntlet/contract/challenges'
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

/** The matches of brackets that wait for the viewer. */
export const useWaitingMatches = () => useApi(brackets.waiting, {}, poll)
