import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { workFor } from '../callers/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { argon2Hashing, quickHashing } from './hashing.ts'

test('a password is known again, another one is not', async () => {
  const hashing = quickHashing()
  const stored = await hashing.hash('Court-1!ace#')
  expect([await hashing.verify(stored, 'Court-1!ace#'), await hashing.verify(stored, 'Court-2!ace#')]).toEqual([
    true,
    false,
  ])
  expect(await hashing.pretend('Court-1!ace#')).toBe(false)
})

test('no password is that of an account without one, as of one that is just being closed', async () => {
  const hashing = quickHashing()
  expect(await hashing.verify('', '')).toBe(false)
  expect(await hashing.verify('', 'Court-1!ace#')).toBe(false)
})

test('128 passwords at once from one network: few are tried, the rest refused, and another network hardly waits', async () => {
  const hashing = argon2Hashing()
  const stored = await hashing.hash('Court-1!ace#')
  const answered: string[] = []
  const ask = (network: string) =>
    workFor(network, () => hashing.verify(stored, 'Court-1!ace#')).then(
      () => void answered.push(network),
      (error: unknown) => void answered.push(error instanceof Refusal ? String(error.status) : 'broken'),
    )
  const crowd = Array.from({ length: 128 }, () => ask('203.0.113.7'))
  await ask('198.51.100.1')
  const before = answered.filter(each => each === '203.0.113.7').length
  await Promise.all(crowd)
  const cores = Math.max(1, availableParallelism() - 1)
  expect(before).toBeLessThanOrEqual(3 * cores)
  expect(answered.filter(each => each === '203.0.113.7')).toHaveLength(13 * cores)
  expect(answered.filter(each => each === '503')).toHaveLength(128 - 13 * cores)
})
