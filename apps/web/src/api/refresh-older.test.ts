import { setTimeout as pause } from 'node:timers/promises'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { refreshOlder } from './refresh-older.ts'

const UPCOMING = '/challenges/upcoming'
const PENDING = '/challenges/pending'

/** Ada has read both lists, that of challenges which are pending at an older version; `asked` are the reads after. */
async function bothRead() {
  const client = new QueryClient({ defaultOptions: { queries: { meta: { live: true } } } })
  const asked: string[] = []
  const server: { answer: () => Promise<string> } = { answer: async () => 'none' }
  for (const path of [UPCOMING, PENDING]) {
    const queryFn = () => {
      asked.push(path)
      return server.answer()
    }
    new QueryObserver(client, { queryKey: [`GET ${path}`, {}], queryFn }).subscribe(() => {})
  }
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  const versions = new Map([
    [UPCOMING, 8],
    [PENDING, 7],
  ])
  const tellsOf = (url: string, version: number) => (versions.get(url) ?? 0) >= version
  asked.length = 0
  return {
    asked,
    server,
    versions,
    changed: (version: number) => refreshOlder(client, version, tellsOf),
    askAgain: () => client.refetchQueries({ queryKey: [`GET ${PENDING}`] }),
  }
}

describe('a change that the server tells of by its version', () => {
  test('is asked for where an answer is older', async () => {
    const { changed, asked } = await bothRead()
    await changed(8)
    await vi.waitFor(() => expect(asked).toEqual([PENDING]))
  })

  test('is asked for nowhere if all answers tell of it', async () => {
    const { changed, asked } = await bothRead()
    await changed(7)
    await pause(20)
    expect(asked).toEqual([])
  })

  test('is asked for everywhere if the server does not say which it is', async () => {
    const { changed, asked } = await bothRead()
    await changed(Number.NaN)
    await vi.waitFor(() => expect(asked).toHaveLength(2))
  })

  test('is not asked for again where an answer that tells of it is on its way', async () => {
    const { changed, asked, server, versions, askAgain } = await bothRead()
    const answer = Promise.withResolvers<string>()
    server.answer = () => answer.promise
    const again = askAgain()
    await changed(8)
    versions.set(PENDING, 8)
    answer.resolve('none')
    await again
    await pause(20)
    expect(asked).toEqual([PENDING])
  })

  test('is left to the player where a first answer fails meanwhile', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { meta: { live: true }, retry: false } } })
    const asked: string[] = []
    const answer = Promise.withResolvers<string>()
    const queryFn = () => {
      asked.push(PENDING)
      return answer.promise
    }
    new QueryObserver(client, { queryKey: [`GET ${PENDING}`, {}], queryFn }).subscribe(() => {})
    await refreshOlder(client, 8, () => false)
    answer.reject(new Error('the server failed'))
    await pause(50)
    expect(asked).toEqual([PENDING])
  })

  test('is asked for again where an answer on its way does not come', async () => {
    const { changed, asked, server, askAgain } = await bothRead()
    server.answer = () => new Promise<string>(() => {})
    void askAgain()
    server.answer = async () => 'none'
    await changed(8)
    await vi.waitFor(() => expect(asked).toEqual([PENDING, PENDING]), { timeout: 5000 })
  })
})
