import { HOUR } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { mayHaveFree } from './free.ts'

const NOW = 100 * HOUR
const broke = { balance: 0, refundable: 0, lastFree: null }

test('Ada, who has nothing left, may have free credits', () => {
  expect(mayHaveFree(broke, NOW).kind).toBe('allowed')
})

test('Ben, whom a chargeback left below 0, may have them too', () => {
  expect(mayHaveFree({ ...broke, balance: -40, refundable: 10 }, NOW).kind).toBe('allowed')
})

test('Cleo, who has one credit, may not', () => {
  expect(mayHaveFree({ ...broke, balance: 1 }, NOW)).toEqual({ kind: 'disabled', reason: 'creditsLeft' })
})

test('Dan, whose credits wait in a pending challenge, may not: he could cancel it', () => {
  expect(mayHaveFree({ ...broke, refundable: 1 }, NOW)).toEqual({ kind: 'disabled', reason: 'creditsLeft' })
})

test('Eve, who had some, may have more after 24 hours and not a moment before', () => {
  const lastFree = NOW - 24 * HOUR
  expect(mayHaveFree({ ...broke, lastFree }, NOW).kind).toBe('allowed')
  expect(mayHaveFree({ ...broke, lastFree }, NOW - 1)).toEqual({ kind: 'disabled', reason: 'freeHad' })
})
