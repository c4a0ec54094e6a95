import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { whenAnswered } from './query-client.ts'

function asking() {
  const client = new QueryClient()
  const { promise, resolve } = Promise.withResolvers<string>()
  const asked = client.fetchQuery({ queryKey: ['matches'], queryFn: () => promise })
  const answer = async () => {
    resolve('none')
    await asked
  }
  return { client, answer }
}

describe('what waits for the answers of a screen', () => {
  test('begins with the last of them', async () => {
    const { client, answer } = asking()
    const begin = vi.fn<() => void>()
    whenAnswered(client, begin)
    expect(begin).not.toHaveBeenCalled()
    await answer()
    await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce())
  })

  test('begins at once where nothing is asked for', () => {
    const begin = vi.fn<() => void>()
    whenAnswered(new QueryClient(), begin)
    expect(begin).toHaveBeenCalledOnce()
  })

  test('begins after two seconds on a network that does not answer', () => {
    vi.useFakeTimers()
    const begin = vi.fn<() => void>()
    whenAnswered(asking().client, begin)
    vi.advanceTimersByTime(2000)
    vi.useRealTimers()
    expect(begin).toHaveBeenCalledOnce()
  })

  test('never begins for a player who has left', async () => {
    const { client, answer } = asking()
    const begin = vi.fn<() => void>()
    whenAnswered(client, begin)()
    await answer()
    expect(begin).not.toHaveBeenCalled()
  })
})
