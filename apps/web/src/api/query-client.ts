import { onlineManager, type Query, QueryClient } from '@tanstack/react-query'
import { CallError } from './client.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
    queryMeta: { live: boolean }
  }
}

const RETRIES = 2
/** After a time-out the player asks again by hand: waiting three times as long would look like a screen that hangs. */
const mayPass = (error: unknown) =>
  error instanceof CallError && !error.late && (error.status === 0 || error.status >= 500)

/** One cache for each session. An answer stays fresh until a change is pushed or half a minute has passed. */
export function createQueryClient() {
  // Otherwise an app that was opened without a network does not notice when there is one.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failed, error) => failed < RETRIES && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
}

export const isLive = ({ meta }: Query) => meta?.live === true

/** Asks again for everything that the viewer sees and that may have changed. */
export const refreshLive = (client: QueryClient) => client.invalidateQueries({ predicate: isLive })

const ANSWERED_WITHIN_MS = 2000

/**
 * Begins once nothing is being asked for, so that what a screen waits for has a slow network for itself; after two
 * seconds in any case. The returned function keeps it from beginning.
 */
export function whenAnswered(client: QueryClient, begin: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    unsubscribe()
  }
  const go = () => {
    stop()
    begin()
  }
  const unsubscribe = client.getQueryCache().subscribe(() => client.isFetching() === 0 && go())
  const timer = setTimeout(go, ANSWERED_WITHIN_MS)
  if (client.isFetching() === 0) go()
  return stop
}
