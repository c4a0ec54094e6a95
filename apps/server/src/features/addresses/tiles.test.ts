import { distanceMiles, type Point } from '@gauntlet/rules/places/distance'
import { assert, double, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type Runs, tilesWithin } from './tiles.ts'

const point = record({
  lat: double({ min: -90, max: 90, noNaN: true }),
  lon: double({ min: -180, max: 180, noNaN: true }),
})
const nearby = record({
  north: double({ min: -9, max: 9, noNaN: true }),
  east: double({ min: -14, max: 14, noNaN: true }),
})
const radius = double({ min: 0, max: 700, noNaN: true })

const tileOf = ({ lat, lon }: Point) =>
  Math.min(719, Math.floor((lat + 90) * 4)) * 1440 + Math.min(1439, Math.floor((lon + 180) * 4))
const times = ({ firsts, lasts }: Runs, tile: number) =>
  firsts.filter((first, at) => first <= tile && tile <= (lasts[at] ?? -1)).length
const sizeOf = ({ firsts, lasts }: Runs) => firsts.reduce((sum, first, at) => sum + 1 + (lasts[at] ?? 0) - first, 0)
const from = ({ lat, lon }: Point, { north, east }: { north: number; east: number }): Point => ({
  lat: Math.min(90, Math.max(-90, lat + north)),
  lon: lon + east > 180 ? lon + east - 360 : lon + east < -180 ? lon + east + 360 : lon + east,
})

test.each([
  ['anywhere', point],
  [
    'near a pole',
    record({ lat: double({ min: 80, max: 90, noNaN: true }), lon: double({ min: -180, max: 180, noNaN: true }) }),
  ],
])(
  'a place within the circle is in one of its tiles, once; in a tile inside it there is no other: %s',
  (_, centres) => {
    assert(
      property(centres, nearby, radius, (centre, away, miles) => {
        const place = from(centre, away)
        const { inside, edge, touched } = tilesWithin(centre, miles)
        const [within, on] = [times(inside, tileOf(place)), times(edge, tileOf(place))]
        const near = Number(distanceMiles(centre, place) <= miles)
        expect(within + on).toBeGreaterThanOrEqual(near)
        expect(within + on).toBeLessThanOrEqual(1)
        expect(times(touched, tileOf(place))).toBe(within + on)
        expect(within).toBeLessThanOrEqual(near)
      }),
      { numRuns: 5000 },
    )
  },
)

test('the larger the circle, the more of it is inside', () => {
  const [town, state] = [25, 300].map(miles => tilesWithin({ lat: 30.27, lon: -97.74 }, miles))
  expect(sizeOf(town?.inside ?? { firsts: [], lasts: [] })).toBeLessThan(10)
  expect(sizeOf(state?.inside ?? { firsts: [], lasts: [] })).toBeGreaterThan(1000)
  expect(sizeOf(state?.edge ?? { firsts: [], lasts: [] })).toBeLessThan(200)
})

test('everywhere is inside, and what is larger than half of the earth is looked at one by one', () => {
  const all = { firsts: [0], lasts: [720 * 1440 - 1] }
  expect(tilesWithin({ lat: 1, lon: 2 }, 12_500)).toEqual({
    inside: all,
    edge: { firsts: [], lasts: [] },
    touched: all,
  })
  expect(tilesWithin({ lat: 1, lon: 2 }, 7000)).toEqual({ inside: { firsts: [], lasts: [] }, edge: all, touched: all })
})
