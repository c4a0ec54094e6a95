import type { AnswerOf, Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import { ANSWERED_AT, firstAnswer } from './first-answers.ts'
import { keyOf } from './keys.ts'
import { streamUp } from './stream-up.ts'

export interface PagesOptions<T> {
  /** Waits while false. */
  enabled?: boolean
  /** Asked again, page by page, when a change is pushed. */
  live?: boolean
  /**
   * How long an answer counts as fresh, in ms; by default as the client has it. 0 asks again each time it is shown:
   * other players, their ranks and the chances against them in a search change without a push to the viewer.
   */
  fresh?: number
  /** How often it asks while the stream is down, in ms; by default never. */
  poll?: number
  /** The length of the list, if the envelope does not tell it. */
  totalOf?: (payload: T) => number
}

/** The first page of a list, where it came with the screen. */
export const firstPage = <T, P>(answer: T | undefined, first: P) => answer && { pages: [answer], pageParams: [first] }

/** Reads a paged row one page after the other, up to its total; `input` is that of a page, counted from 1. */
export function usePages<E extends Endpoint>(
  endpoint: E,
  input: (page: number) => SentOf<E> & { limit: number },
  { enabled = true, live = false, fresh, poll, totalOf }: PagesOptions<AnswerOf<E>> = {},
) {
  return useInfiniteQuery({
    queryKey: [...keyOf(endpoint, input(1)), 'pages'],
    queryFn: ({ pageParam, signal }) => call(endpoint, input(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ payload, total = 0 }, _pages, page) =>
      page * input(page).limit < (totalOf?.(payload) ?? total) ? page + 1 : undefined,
    meta: { live },
    enabled,
    initialData: () => firstPage(enabled ? firstAnswer(endpoint, input(1)) : undefined, 1),
    initialDataUpdatedAt: ANSWERED_AT,
    ...(poll !== undefined && { refetchInterval: () => !streamUp.get() && poll }),
    ...(fresh !== undefined && { staleTime: fresh }),
  })
}
