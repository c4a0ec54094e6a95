import { EARTH_RADIUS_MILES, type Point } from '@gauntlet/rules/places/distance'
import { cellOfTile, type Runs, tilesWithin } from './tiles.ts'

/** Squares of one degree: 180 rows from the south pole, 360 columns from the date line. */
const ROWS = 180
const COLUMNS = 360
/** Above this many squares it is cheaper to look at everybody. */
const CELLS_MAX = 1500
const DEGREES = 180 / Math.PI
/** Degrees, so that rounding leaves out nobody who lives on the edge of a square. */
const MARGIN = 1e-6

const rowOf = (lat: number) => Math.min(ROWS - 1, Math.max(0, Math.floor(lat + 90)))
const columnOf = (lon: number) => (((Math.floor(lon) + 180) % COLUMNS) + COLUMNS) % COLUMNS

export const cellOf = ({ lat, lon }: Point): number => rowOf(lat) * COLUMNS + columnOf(lon)

/** Degrees of latitude and longitude to either side that hold every point within `miles` of one at `lat`. */
function boxAround(lat: number, miles: number): { reach: number; width: number } {
  const angle = miles / EARTH_RADIUS_MILES
  const reach = angle * DEGREES + MARGIN
  const overPole = lat + reach >= 90 || lat - reach <= -90
  // The meridian that touches the circle is farthest from its centre: sin Δlon = sin angle / cos lat.
  const width = overPole ? 180 : Math.asin(Math.min(1, Math.sin(angle) / Math.cos(lat / DEGREES))) * DEGREES + MARGIN
  return { reach, width }
}

/** Every square with a point within `miles` of `centre`; undefined where they are too many to name. */
export function cellsWithin(centre: Point, miles: number): number[] | undefined {
  const { lat, lon } = centre
  const { reach, width } = boxAround(lat, miles)
  const columns = Math.min(COLUMNS, Math.floor(lon + width) - Math.floor(lon - width) + 1)
  if ((rowOf(lat + reach) - rowOf(lat - reach) + 1) * columns > CELLS_MAX) return undefined
  const { firsts, lasts } = tilesWithin(centre, miles).touched
  const cells = firsts.flatMap((first, at) => {
    const [from, to] = [cellOfTile(first), cellOfTile(lasts[at] ?? first)]
    return Array.from({ length: to - from + 1 }, (_, more) => from + more)
  })
  return [...new Set(cells)]
}

/** Squares by runs that follow one another; null: all of them. */
export function runsOfCells(cells: readonly number[] | null): Runs {
  if (!cells) return { firsts: [0], lasts: [ROWS * COLUMNS - 1] }
  const sorted = cells.toSorted((a, b) => a - b)
  return {
    firsts: sorted.filter((cell, at) => sorted[at - 1] !== cell - 1),
    lasts: sorted.filter((cell, at) => sorted[at + 1] !== cell + 1),
  }
}

/** A strip is a sixteenth of a degree of latitude, 4.3 miles high; the first lies at the south pole. */
const STRIPS_A_DEGREE = 16
const STRIPS = ROWS * STRIPS_A_DEGREE

/** Strips from south to north, in each the longitudes from west to east in degrees; all ends included. */
export interface Box {
  south: number
  north: number
  west: number
  east: number
}

export const stripOf = (lat: number): number =>
  Math.min(STRIPS - 1, Math.max(0, Math.floor((lat + 90) * STRIPS_A_DEGREE)))

/** One box that holds every point within `miles` of `centre`, or two where it goes over the date line. */
export function boxesWithin({ lat, lon }: Point, miles: number): Box[] {
  const { reach, width } = boxAround(lat, miles)
  const [south, north] = [stripOf(lat - reach), stripOf(lat + reach)]
  return spansOf(lon - width, lon + width).map(([west, east]) => ({ south, north, west, east }))
}

function spansOf(west: number, east: number): [west: number, east: number][] {
  if (east - west >= 360) return [[-180, 180]]
  if (west >= -180 && east <= 180) return [[west, east]]
  return west < -180
    ? [
        [west + 360, 180],
        [-180, east],
      ]
    : [
        [west, 180],
        [-180, east - 360],
      ]
}
