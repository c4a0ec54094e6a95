import { expect, test } from 'vitest'
import { firstOf } from './bands.ts'

const WIDTHS = { first: 3, widest: 1000 }

/** Rings of gaps from what is wanted, and every look at them. */
function world(rings: number[][]) {
  const looks: [ring: number, width: number][] = []
  const find = (max: number) =>
    firstOf([...rings.keys()], WIDTHS, max, async (ring, width, limit) => {
      looks.push([ring, width])
      const gaps = rings[ring] ?? []
      return gaps.filter(gap => gap <= width).slice(0, limit)
    })
  return { looks, find }
}
const evenly = (count: number) => Array.from({ length: count }, (_, n) => (n * 500) / count)

test('a crowded ring is enough, and most of it is not read', async () => {
  const { looks, find } = world([evenly(50_000), evenly(50_000)])
  expect(await find(200)).toEqual(evenly(50_000).slice(0, 200))
  expect(looks).toEqual([[0, 3]])
})

test('where the first look finds some, the next is as wide as it has to be', async () => {
  const { looks, find } = world([evenly(8000)])
  expect(await find(200)).toEqual(evenly(8000).slice(0, 200))
  expect(looks).toHaveLength(2)
  expect(looks[1]?.[1]).toBeLessThan(30)
})

test('a thin ring is read whole, then the next', async () => {
  const { looks, find } = world([[400, 900], [], [1, 2, 3]])
  expect(await find(4)).toEqual([400, 900, 1, 2])
  expect(looks.map(([ring]) => ring)).toEqual([0, 0, 1, 1, 2])
})

test('without a ring nothing is found', async () => {
  expect(await world([]).find(10)).toEqual([])
})
