import type { AnswerOf, Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { usePageVisible } from '../ui/visible.ts'
import { call } from './api.ts'
import { keyOf } from './keys.ts'

export interface PagesOptions<T> {
  /** Waits while false. */
  enabled?: boolean
  /** Asked again, page by page, when a change is pushed. */
  live?: boolean
  /** Whether there may be a page after this one. */
  more: (last: T) => boolean
}

/** Reads a paged row one page after the other; `input` is that of a page, counted from 1. */
export function usePages<E extends Endpoint>(
  endpoint: E,
  input: (page: number) => SentOf<E>,
  { enabled = true, live = false, more }: PagesOptions<AnswerOf<E>>,
) {
  const visible = usePageVisible()
  return useInfiniteQuery({
    queryKey: [...keyOf(endpoint, input(1)), 'pages'],
    queryFn: ({ pageParam, signal }) => call(endpoint, input(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ payload }, _pages, page) => (more(payload) ? page + 1 : undefined),
    meta: { live },
    enabled,
    subscribed: visible,
  })
}
