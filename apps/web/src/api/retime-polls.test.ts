import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { retimePolls } from './retime-polls.ts'

test('a live read that is shown begins to ask by itself once the stream is gone, and stops when it is back', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  environmentManager.setIsServer(() => false)
  const client = createQueryClient()
  let up = true
  let asked = 0
  const list = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: async () => (asked += 1),
    meta: { live: true },
    refetchInterval: () => !up && 1,
    refetchIntervalInBackground: true,
  })
  const leave = list.subscribe(() => undefined)
  await vi.waitFor(() => expect(list.getCurrentResult().isSuccess).toBe(true))
  expect(asked).toBe(1)

  up = false
  retimePolls(client)
  await vi.waitFor(() => expect(asked).toBeGreaterThan(2))

  up = true
  retimePolls(client)
  await vi.waitFor(() => expect(list.getCurrentResult().isFetching).toBe(false))
  const now = asked
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(asked).toBe(now)
  leave()
  vi.unstubAllGlobals()
})
