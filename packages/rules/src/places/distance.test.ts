import { assert, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cosineOf, distanceMiles, EARTH_RADIUS_MILES, type Point, pointOf, roundMiles, unitVector } from './distance.ts'

const austin = { lat: 30.26715, lon: -97.74306 }
const houston = { lat: 29.76328, lon: -95.36327 }
const apia = { lat: -13.83333, lon: -171.76667 }
const suva = { lat: -18.14161, lon: 178.44149 }

const anywhere = record({
  lat: double({ min: -90, max: 90, noNaN: true }),
  lon: double({ min: -180, max: 180, noNaN: true }),
})
const dot = (a: Point, b: Point) => {
  const u = unitVector(a)
  const v = unitVector(b)
  return u.ux * v.ux + u.uy * v.uy + u.uz * v.uz
}

describe('the distance between two players', () => {
  it('is the great circle from Austin to Houston', () => {
    expect(distanceMiles(austin, houston)).toBeCloseTo(146.5, 0)
  })

  it('is a quarter of the way round from the equator to the pole', () => {
    expect(distanceMiles({ lat: 0, lon: 12 }, { lat: 90, lon: -40 })).toBeCloseTo((Math.PI / 2) * EARTH_RADIUS_MILES, 6)
  })

  it('is short across the date line', () => {
    expect(distanceMiles(apia, suva)).toBeLessThan(750)
  })

  it('is half the way round between antipodes', () => {
    expect(distanceMiles({ lat: 41.3, lon: 20.1 }, { lat: -41.3, lon: -159.9 })).toBeCloseTo(
      Math.PI * EARTH_RADIUS_MILES,
      3,
    )
  })

  it('is nothing to oneself, the same in both directions, and never more than half the way round', () => {
    assert(
      property(anywhere, anywhere, (ada, ben) => {
        const miles = distanceMiles(ada, ben)
        expect(distanceMiles(ada, ada)).toBe(0)
        expect(distanceMiles(ben, ada)).toBeCloseTo(miles, 6)
        expect(miles).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_MILES)
      }),
    )
  })

  it('is shown with one decimal', () => {
    expect([0, 0.04, 0.05, 146.2499, 12.96].map(roundMiles)).toEqual([0, 0, 0.1, 146.2, 13])
  })
})

describe('the unit vector of a place', () => {
  it('points along its axes', () => {
    const { ux, uy, uz } = unitVector({ lat: 0, lon: 90 })
    expect([ux, uy, uz].map(part => Math.round(part * 1e12) / 1e12)).toEqual([0, 1, 0])
  })

  it('leads back to the place', () => {
    assert(
      property(anywhere, place => {
        expect(distanceMiles(pointOf(unitVector(place)), place)).toBeLessThan(0.001)
      }),
    )
  })

  it('tells who is within a distance as the distance itself does', () => {
    assert(
      property(anywhere, anywhere, (ada, ben) => {
        const miles = distanceMiles(ada, ben)
        expect(dot(ada, ben)).toBeGreaterThanOrEqual(cosineOf(miles + 0.5))
        expect(miles < 1 || dot(ada, ben) < cosineOf(miles - 0.5)).toBe(true)
      }),
    )
  })

  it('takes everywhere where the distance is longer than half the way round', () => {
    expect(cosineOf(30_000)).toBe(-1)
  })
})
