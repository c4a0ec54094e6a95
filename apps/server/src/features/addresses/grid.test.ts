import { distanceMiles } from '@gauntlet/rules/places/distance'
import { assert, double, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { boxesWithin, cellOf, cellsWithin, stripOf } from './grid.ts'

const point = record({
  lat: double({ min: -90, max: 90, noNaN: true }),
  lon: double({ min: -180, max: 180, noNaN: true }),
})
const nearby = record({
  north: double({ min: -3, max: 3, noNaN: true }),
  east: double({ min: -5, max: 5, noNaN: true }),
})

test('whoever lives within the distance lives in one of the squares', () => {
  assert(
    property(point, nearby, (centre, { north, east }) => {
      const lon = centre.lon + east
      const home = {
        lat: Math.min(90, Math.max(-90, centre.lat + north)),
        lon: lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon,
      }
      const cells = cellsWithin(centre, distanceMiles(centre, home))
      expect(cells === undefined || cells.includes(cellOf(home))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('whoever lives within the distance lives in one of the boxes', () => {
  assert(
    property(point, nearby, (centre, { north, east }) => {
      const lon = centre.lon + east
      const home = {
        lat: Math.min(90, Math.max(-90, centre.lat + north)),
        lon: lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon,
      }
      const strip = stripOf(home.lat)
      const boxes = boxesWithin(centre, distanceMiles(centre, home))
      expect(
        boxes.some(box => strip >= box.south && strip <= box.north && home.lon >= box.west && home.lon <= box.east),
      ).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('the boxes around the date line lie on both sides of it', () => {
  const boxes = boxesWithin({ lat: 52, lon: 179.9 }, 50)
  expect(boxes.map(({ west, east }) => [west > 0, east > 0])).toEqual([
    [true, true],
    [false, false],
  ])
})

test('the squares around the date line lie on both sides of it', () => {
  const cells = cellsWithin({ lat: 52, lon: 179.9 }, 50)
  expect(cells).toContain(cellOf({ lat: 52, lon: 179.5 }))
  expect(cells).toContain(cellOf({ lat: 52, lon: -179.5 }))
})

test('a city is one square, and half the earth is too many to name', () => {
  expect(cellsWithin({ lat: 30.27, lon: -97.74 }, 0)).toEqual([cellOf({ lat: 30.27, lon: -97.74 })])
  expect(cellsWithin({ lat: 30.27, lon: -97.74 }, 6000)).toBeUndefined()
})

test('a square in a corner beyond the circle is left out', () => {
  const cells = cellsWithin({ lat: 40, lon: -100 }, 300) ?? []
  expect(cells).toContain(cellOf({ lat: 44.1, lon: -100 }))
  expect(cells).toContain(cellOf({ lat: 40, lon: -105.1 }))
  expect(cells).not.toContain(cellOf({ lat: 44.1, lon: -105.1 }))
})

test('no square is named twice', () => {
  const cells = cellsWithin({ lat: 89.9, lon: 0 }, 100) ?? []
  expect(new Set(cells).size).toBe(cells.length)
  expect(cells.length).toBe(720)
})
