import { expect, test } from 'vitest'
import { firstOf } from './bands.ts'

const WIDTHS = { typical: 500, widest: 1000 }
interface Ring {
  gaps: number[]
  isThin?: boolean
  isApart?: boolean
}

/** Rings of gaps from what is wanted, and every look at them. */
function world(rings: Ring[], expected = ({ gaps }: Ring) => gaps.length) {
  const looks: [rings: number[], width: number][] = []
  const find = (max: number) =>
    firstOf(
      rings,
      WIDTHS,
      max,
      ring => ({ rows: expected(ring), isThin: ring.isThin ?? false, isApart: ring.isApart ?? false }),
      async (around, width, limit) => {
        looks.push([around.map(ring => rings.indexOf(ring)), width])
        const last = around.at(-1)
        return around.flatMap(ring => ring.gaps.filter(gap => ring !== last || gap <= width)).slice(0, limit)
      },
    )
  return { looks, find }
}
const evenly = (count: number) => Array.from({ length: count }, (_, n) => (n * 500) / count)

test('a crowded ring is enough, and most of it is not read', async () => {
  const { looks, find } = world([{ gaps: evenly(50_000) }, { gaps: evenly(50_000) }])
  expect(await find(200)).toEqual(evenly(50_000).slice(0, 200))
  expect(looks).toEqual([[[0], 4]])
})

test('where there is less than expected, what was found tells how wide the next look is', async () => {
  const { looks, find } = world([{ gaps: evenly(8000) }], () => 50_000)
  expect(await find(200)).toEqual(evenly(8000).slice(0, 200))
  expect(looks).toHaveLength(2)
  expect(looks[1]?.[1]).toBeLessThan(30)
})

test('rings that will not do by themselves are read whole, together with the next', async () => {
  const { looks, find } = world([{ gaps: [400, 900] }, { gaps: [] }, { gaps: [1, 2, 3] }])
  expect(await find(4)).toEqual([400, 900, 1, 2])
  expect(looks).toEqual([[[0, 1, 2], 1000]])
})

test('of a crowded ring behind a thin one only a part is read', async () => {
  const { looks, find } = world([{ gaps: [900] }, { gaps: evenly(50_000) }, { gaps: evenly(50_000) }])
  expect(await find(200)).toEqual([900, ...evenly(50_000).slice(0, 199)])
  expect(looks).toEqual([[[0, 1], 4]])
})

test('a ring that is looked at alone is read by itself', async () => {
  const { looks, find } = world([{ gaps: [400, 900] }, { gaps: [5] }, { gaps: [1, 2, 3], isApart: true }])
  expect(await find(4)).toEqual([400, 900, 5, 1])
  expect(looks).toEqual([
    [[0, 1], 1000],
    [[2], 500 * (2 / 3)],
  ])
})

test('a ring that is read whole sooner than in part is, and its neighbour is not if it will do', async () => {
  const { looks, find } = world([{ gaps: evenly(5000), isThin: true }, { gaps: [1] }])
  expect(await find(4)).toEqual(evenly(5000).slice(0, 4))
  expect(looks).toEqual([[[0], 1000]])
})

test('a thin ring that was thought to be crowded is read whole after all', async () => {
  const { looks, find } = world([{ gaps: [400, 900] }], () => 1000)
  expect(await find(4)).toEqual([400, 900])
  expect(looks.map(([, width]) => width)).toEqual([4, 32, 256, 1000])
})

test('without a ring nothing is found', async () => {
  expect(await world([]).find(10)).toEqual([])
})
