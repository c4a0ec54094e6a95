import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { POLL_CHALLENGES_MS } from '@gauntlet/contract/live/endpoints'
import { LATEST } from '../../api/first-reads.ts'
import { useApi } from '../../api/use-api.ts'
import { usePages } from '../../api/use-pages.ts'

const poll = { poll: POLL_CHALLENGES_MS }

/** Agreed matches, and those that wait for an answer. */
function useAhead() {
  return { pending: useApi(challenges.pending, {}, poll), upcoming: useApi(challenges.upcoming, {}, poll) }
}

/** The viewer's three lists; of the past only the latest of each kind, since it grows for ever. */
export function useAgenda() {
  const ahead = useAhead()
  const over = useApi(challenges.past, LATEST, { ...poll, keep: true })
  const refetch = () => Promise.all([ahead.pending.refetch(), ahead.upcoming.refetch(), over.refetch()])
  return { lists: { ...ahead, past: over }, refetch }
}

/** The pages of the past, each with that many of each kind. */
function usePast(limit: number) {
  const pages = usePages(challenges.past, page => ({ page, limit }), {
    live: true,
    ...poll,
    totalOf: ({ counts }) => Math.max(counts.challenges, counts.tournaments, counts.events),
  })
  const all = pages.data?.pages.map(({ payload }) => payload)
  const last = all?.at(-1)
  const payload = last && {
    ...last,
    challenges: all?.flatMap(list => list.challenges) ?? [],
    tournaments: all?.flatMap(list => list.tournaments) ?? [],
    events: all?.flatMap(list => list.events) ?? [],
  }
  return { data: payload && { payload }, error: pages.error, refetch: pages.refetch, pages }
}

/** The three lists to their ends: the past comes page by page. */
export function useWholeAgenda(limit: number) {
  const ahead = useAhead()
  const past = usePast(limit)
  const refetch = () => Promise.all([ahead.pending.refetch(), ahead.upcoming.refetch(), past.refetch()])
  return { lists: { ...ahead, past }, refetch }
}

/** The matches of brackets that wait for the viewer. */
export const useWaitingMatches = () => useApi(brackets.waiting, {}, poll)
