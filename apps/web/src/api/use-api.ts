import type { AnswerOf, Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { POLL_CHALLENGES_MS } from '@gauntlet/contract/live/endpoints'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { call } from './api.ts'
import type { Answer } from './client.ts'
import { ANSWERED_AT, firstAnswer } from './first-answers.ts'
import { keyOf } from './keys.ts'
import { streamUp } from './stream-up.ts'

export interface ApiOptions<T> {
  /** Waits while false. */
  enabled?: boolean
  /** Asked again when a change is pushed. By default a GET of a signed-in player; look-ups and searches are not. */
  live?: boolean
  /** How long an answer counts as fresh, in ms; by default as the client has it. 0 asks again each time it is shown. */
  fresh?: number
  /**
   * How often a live query asks while the stream is down, in ms, perhaps depending on the last answer; by default 5 s.
   */
  poll?: number | ((last: Answer<T>) => number)
  /** Shows the last answer while the next one, for another input, is on its way. */
  keep?: boolean
  /** A payload known from elsewhere, shown until the server has answered and while it cannot be reached. */
  known?: () => Answer<T> | undefined
}

/** Older than anything that counts as fresh. */
const LONG_AGO = 1

/**
 * Reads through a contract row. `data` is `{payload, total?, message?}`; `error` is a `CallError` with a message that
 * can be shown. A page that is not in front neither asks nor polls.
 */
export function useApi<E extends Endpoint>(
  endpoint: E,
  input: SentOf<E>,
  {
    enabled = true,
    live = isLive(endpoint),
    poll = POLL_CHALLENGES_MS,
    keep = false,
    fresh,
    known,
  }: ApiOptions<AnswerOf<E>> = {},
): UseQueryResult<Answer<AnswerOf<E>>> {
  const first = () => (enabled ? firstAnswer(endpoint, input) : undefined)
  return useQuery({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    meta: { live },
    enabled,
    ...(fresh !== undefined && { staleTime: fresh }),
    // if a first answer fails, the player asks again by hand: automatic tries would hide what went wrong
    refetchInterval: ({ state: { data } }) =>
      live && !streamUp.get() && data !== undefined && (typeof poll === 'number' ? poll : poll(data)),
    ...(keep && { placeholderData: keepPreviousData }),
    initialData: () => first() ?? known?.(),
    initialDataUpdatedAt: () => (first() ? ANSWERED_AT : LONG_AGO),
  })
}

const isLive = ({ method, access }: Endpoint) => method === 'GET' && access !== 'public'
