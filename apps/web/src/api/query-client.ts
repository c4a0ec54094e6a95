import { onlineManager, QueryClient } from '@tanstack/react-query'
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

/** Lets the browser answer a finger before it goes on. */
const pause = () => new Promise<void>(resolve => setTimeout(resolve))

/** Asks again for everything that the viewer sees and that may have changed, one read after the other begun. */
export async function refreshLive(client: QueryClient): Promise<void> {
  const live = client.getQueryCache().findAll({ predicate: ({ meta }) => meta?.live === true })
  const answers: Promise<void>[] = []
  for (const { queryKey } of live) {
    answers.push(client.invalidateQueries({ queryKey, exact: true }))
    await pause()
  }
  await Promise.all(answers)
}
