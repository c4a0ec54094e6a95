import { DAY } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { looksArranged, type LookedAt, since } from './looks-arranged.ts'

/** Winner, loser, and what the winner gained, a week apart each. */
const played = (...matches: (readonly [winner: string, loser: string, gained: number])[]): LookedAt[] =>
  matches.map(([winner, loser, gained], n) => ({
    id: `${n}`,
    at: n * 7 * DAY,
    sides: [[winner], [loser]],
    positions: [1, 2],
    gained: { [winner]: gained, [loser]: -gained },
  }))
const times = <T>(count: number, thing: T): T[] => Array.from({ length: count }, () => thing)
const found = (results: readonly LookedAt[]) =>
  looksArranged(results).map(({ look, player, others, gained }) => [look, player, others.length, gained])

test('Ada beats Ben again and again, who plays nobody else: that is worth a look', () => {
  expect(found(played(...times(4, ['Ada', 'Ben', 40] as const)))).toEqual([['same_opponent', 'Ada', 1, 160]])
})

test('a friend who wins now and then, who meets others, or from whom little is gained is not', () => {
  const often = times(4, ['Ada', 'Ben', 40] as const)
  expect(found(played(...often, ['Ben', 'Ada', 40]))).toEqual([])
  expect(found(played(...often, ['Ben', 'Cleo', 9], ['Ben', 'Dan', 9], ['Ben', 'Eve', 9]))).toEqual([])
  expect(found(played(...times(4, ['Ada', 'Ben', 20] as const)))).toEqual([])
})

test('accounts that lose to Ada alone, a few times each, are listed together', () => {
  const own = ['one', 'two', 'three', 'four'].map(name => ['Ada', name, 50] as const)
  expect(found(played(...own))).toEqual([['thrown_away', 'Ada', 4, 200]])
  expect(found(played(...own, ['four', 'Ben', 10]))).toEqual([])
})

test('a ring that plays nobody outside it is listed for its player who is never beaten', () => {
  const ring = times(4, [
    ['Ada', 'Ben', 30],
    ['Ada', 'Cleo', 30],
    ['Ada', 'Dan', 30],
    ['Ben', 'Cleo', 20],
    ['Dan', 'Ben', 20],
    ['Cleo', 'Dan', 20],
  ] as const).flat()
  expect(found(played(...ring))).toEqual([['closed_ring', 'Ada', 3, 360]])
  const outside = ['Eve', 'Finn', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kim'].map(name => [name, 'Ben', 5] as const)
  expect(found(played(...ring, ...outside)).map(([look]) => look)).not.toContain('closed_ring')
})

test('a field says nothing: nobody chooses an opponent in it', () => {
  const fields = times(12, 0).map(
    (_, n): LookedAt => ({
      id: `${n}`,
      at: n * DAY,
      sides: [['Ada'], ['Ben'], ['Cleo']],
      positions: [1, 2, 3],
      gained: { Ada: 50, Ben: 0, Cleo: -50 },
    }),
  )
  expect(looksArranged(fields)).toEqual([])
})

test('what was found fine comes back when as much has been gained since', () => {
  const [first] = looksArranged(played(...times(8, ['Ada', 'Ben', 40] as const)))
  expect(first && since(first, 3 * 7 * DAY)).toMatchObject({ gained: 160 })
  expect(first && since(first, 5 * 7 * DAY)).toBeUndefined()
})
