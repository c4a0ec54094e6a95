import { expect, test } from 'vitest'
import { areFew } from './sparse.ts'

// A million players with three sports each: here are few, there are many.
const [HERE, THERE] = [1, 2]
const cells = new Map([
  [HERE, { cell: HERE, players: 3_000, challenges: 0 }],
  [THERE, { cell: THERE, players: 2_997_000, challenges: 0 }],
])
const known = { cells, isCounted: true, shareOf: () => 0.1 }
const tilesOf = (runs: number) => {
  const all = Array.from({ length: runs }, (_, n) => n)
  return { touched: { firsts: all, lasts: all } }
}
const chess = { sportId: 'chess', rows: 50 }

test.each([
  ['few live in it', known, [HERE], chess, true],
  ['many live in it', known, [HERE, THERE], chess, false],
  ['nobody lives in it', known, [], chess, true],
  ['few live in it, for every sport', known, [HERE], { sportId: null, rows: 3 }, true],
  ['few live in it, and one is asked for', known, [HERE], { sportId: 'chess', rows: 0 }, false],
  ['nothing is known', { ...known, isCounted: false }, [HERE], chess, false],
])('a circle is read by its tiles where that takes less: %s', (_where, estimates, squares, asked, few) => {
  expect(areFew(estimates, { cells: squares, tiles: tilesOf(4 * squares.length) }, asked)).toBe(few)
})

test.each([
  [4, true],
  [48, false],
])('so is one of %i runs of tiles, for one row of one sport: %s', (runs, few) => {
  expect(areFew(known, { cells: [HERE], tiles: tilesOf(runs) }, { ...chess, rows: 1 })).toBe(few)
})
