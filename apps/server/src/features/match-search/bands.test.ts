import { expect, test } from 'vitest'
import { firstOf } from './bands.ts'

const WIDTHS = { typical: 500, widest: 1000 }

/** Rings of gaps from what is wanted, and every look at them. */
function world(rings: number[][], expected = (ring: number) => rings[ring]?.length ?? 0) {
  const looks: [ring: number, width: number][] = []
  const find = (max: number) =>
    firstOf([...rings.keys()], WIDTHS, max, expected, async (ring, width, limit) => {
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
  expect(looks).toEqual([[0, 4]])
})

test('where there is less than expected, what was found tells how wide the next look is', async () => {
  const { looks, find } = world([evenly(8000)], () => 50_000)
  expect(await find(200)).toEqual(evenly(8000).slice(0, 200))
  expect(looks).toHaveLength(2)
  expect(looks[1]?.[1]).toBeLessThan(30)
})

test('a thin ring is read whole, then the next', async () => {
  const { looks, find } = world([[400, 900], [], [1, 2, 3]])
  expect(await find(4)).toEqual([400, 900, 1, 2])
  expect(looks).toEqual([
    [0, 1000],
    [1, 1000],
    [2, 1000],
  ])
})

test('a thin ring that was thought to be crowded is read whole after all', async () => {
  const { looks, find } = world([[400, 900]], () => 1000)
  expect(await find(4)).toEqual([400, 900])
  expect(looks.map(([, width]) => width)).toEqual([4, 32, 256, 1000])
})

test('without a ring nothing is found', async () => {
  expect(await world([]).find(10)).toEqual([])
})
