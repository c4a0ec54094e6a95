import { expect, test } from 'vitest'
import { myTurn } from './in-turn.ts'

test('reads that are asked for together begin in their order, with room for a tap in between', async () => {
  const begun: string[] = []
  const read = async (name: string) => {
    await myTurn()
    begun.push(name)
  }
  const all = ['ranks', 'friends', 'notices'].map(read)
  await all[0]
  setTimeout(() => begun.push('a tap'))
  await Promise.all(all)
  expect(begun.filter(name => name !== 'a tap')).toEqual(['ranks', 'friends', 'notices'])
  expect(begun.indexOf('a tap')).toBeGreaterThan(0)
  expect(begun.indexOf('a tap')).toBeLessThan(3)
})

test('a read that is asked for alone begins at once', async () => {
  await new Promise(resolve => setTimeout(resolve, 20))
  let tasks = 0
  setTimeout(() => (tasks += 1))
  await myTurn()
  expect(tasks).toBe(0)
})
