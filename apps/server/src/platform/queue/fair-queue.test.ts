import { expect, test } from 'vitest'
import { workFor } from '../callers/caller.ts'
import { fairQueue } from './fair-queue.ts'

const SIZE = { atOnce: 1, waiting: 6, ofOneNetwork: 4, retrySeconds: 3 }

/** A queue whose work ends when it is told to. */
function stage(size = SIZE) {
  const queue = fairQueue(size)
  const begun: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const ask = (network: string, name: string) =>
    workFor(network, () =>
      queue(() => {
        begun.push(name)
        return new Promise<void>(resolve => ends.push(resolve))
      }),
    ).catch(() => void refused.push(name))
  const endOne = async () => {
    ends.shift()?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  return { queue, begun, refused, ask, endOne }
}

const names = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`)
const settled = () => new Promise(resolve => setImmediate(resolve))

test('a network beyond its places is refused at once, and told when to come back', async () => {
  const { queue, refused, ask } = stage()
  for (const name of names('a', 7)) void ask('a', name)
  await settled()
  expect(refused).toEqual(['a6', 'a7'])
  const answer = workFor('a', () => queue(() => Promise.resolve()))
  await expect(answer).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '3' } })
})

test('whoever comes from another network waits for one of the crowd, not for all', async () => {
  const { begun, ask, endOne } = stage()
  for (const name of names('a', 5)) void ask('a', name)
  void ask('b', 'b1')
  await endOne()
  await endOne()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  for (const _ of names('a', 3)) await endOne()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5'])
})

test('where all places are taken, one of the network with the most gives way', async () => {
  const { refused, ask } = stage()
  for (const name of names('a', 5)) void ask('a', name)
  for (const name of names('b', 2)) void ask('b', name)
  void ask('c', 'c1')
  await settled()
  expect(refused).toEqual(['a5'])
})

test('where all have as few as the newcomer would have, the newcomer is refused', async () => {
  const { refused, ask } = stage({ ...SIZE, waiting: 2 })
  void ask('z', 'running')
  for (const network of ['a', 'b', 'c']) void ask(network, `${network}1`)
  await settled()
  expect(refused).toEqual(['c1'])
})

test('work that fails gives its place back', async () => {
  const { queue } = stage()
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue(() => Promise.resolve('done'))).toBe('done')
})
