import { EARTH_RADIUS_MILES, type Point } from '@gauntlet/rules/places/distance'

/** Tiles of a quarter of a degree: rows from the south pole, in each from the date line to the east. */
const TILES_A_DEGREE = 4
const ROWS = 180 * TILES_A_DEGREE
const COLUMNS = 360 * TILES_A_DEGREE
const DEGREES = 180 / Math.PI
/** Radians, so that rounding puts nobody on the wrong side of the circle: half a foot on the ground. */
const MARGIN = 2e-8

/** Tiles, or squares, that follow one another: the first and the last of each run. */
export interface Runs {
  firsts: number[]
  lasts: number[]
}

/** The tiles that lie within a circle, those that may lie on its edge, and both together in fewer runs. */
export interface Tiles {
  inside: Runs
  edge: Runs
  touched: Runs
}

/** As statements take them. */
export const runsOf = ({ inside, edge, touched }: Tiles) => ({
  firsts: touched.firsts,
  lasts: touched.lasts,
  insideFirsts: inside.firsts,
  insideLasts: inside.lasts,
  edgeFirsts: edge.firsts,
  edgeLasts: edge.lasts,
})

/** The square of one degree that a tile lies in, as the grid numbers them. */
export function cellOfTile(tile: number): number {
  const row = Math.floor(tile / COLUMNS)
  return (
    Math.floor(row / TILES_A_DEGREE) * (COLUMNS / TILES_A_DEGREE) + Math.floor((tile - row * COLUMNS) / TILES_A_DEGREE)
  )
}

const noRuns = (): Runs => ({ firsts: [], lasts: [] })
const allTiles = (): Runs => ({ firsts: [0], lasts: [ROWS * COLUMNS - 1] })

/** From one column of a row to another; beyond the date line it goes on at the other end. */
function add({ firsts, lasts }: Runs, row: number, from: number, to: number): void {
  if (to < from) return
  const shift = Math.floor(from / COLUMNS) * COLUMNS
  const begin = row * COLUMNS
  firsts.push(begin + from - shift)
  lasts.push(begin + Math.min(COLUMNS - 1, to - shift))
  if (to - shift < COLUMNS) return
  firsts.push(begin)
  lasts.push(begin + to - shift - COLUMNS)
}

/** Degrees of longitude that a circle spans at a latitude, to either side of its centre; none is −1. */
const spansOf = (centre: number, angle: number) => (degrees: number) => {
  const [from, lat] = [centre / DEGREES, degrees / DEGREES]
  const cosine = (Math.cos(angle) - Math.sin(from) * Math.sin(lat)) / (Math.cos(from) * Math.cos(lat))
  if (cosine > 1) return -1
  return cosine < -1 ? 180 : Math.acos(cosine) * DEGREES
}

const rowOf = (lat: number) => Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) * TILES_A_DEGREE)))

/** Each tile with a point within `miles` of `centre`: inside or on the edge, and among all that are touched. */
export function tilesWithin({ lat, lon }: Point, miles: number): Tiles {
  const angle = miles / EARTH_RADIUS_MILES
  if (angle >= Math.PI) return { inside: allTiles(), edge: noRuns(), touched: allTiles() }
  // Larger than half of the earth: its edge is that of the circle which it leaves out.
  if (angle + MARGIN >= Math.PI / 2) return { inside: noRuns(), edge: allTiles(), touched: allTiles() }
  const [outer, inner] = [spansOf(lat, angle + MARGIN), spansOf(lat, Math.max(0, angle - MARGIN))]
  const reach = (angle + MARGIN) * DEGREES
  // Where the meridians touch the circle it is widest.
  const widest = Math.asin(Math.max(-1, Math.min(1, Math.sin(lat / DEGREES) / Math.cos(angle + MARGIN)))) * DEGREES
  const columnAt = (degrees: number) => (lon + degrees + 180) * TILES_A_DEGREE
  const [inside, edge, touched] = [noRuns(), noRuns(), noRuns()]
  for (let row = rowOf(lat - reach); row <= rowOf(lat + reach); row++) {
    const [south, north] = [row / TILES_A_DEGREE - 90, (row + 1) / TILES_A_DEGREE - 90]
    const reached = outer(Math.min(north, Math.max(south, widest)))
    if (reached < 0) continue
    const first = Math.floor(columnAt(-reached))
    const last = Math.min(Math.floor(columnAt(reached)), first + COLUMNS - 1)
    add(touched, row, first, last)
    const whole = Math.min(inner(south), inner(north))
    const [from, to] = whole >= 180 ? [first, last] : [Math.ceil(columnAt(-whole)), Math.floor(columnAt(whole)) - 1]
    if (whole < 0 || to < from) add(edge, row, first, last)
    else {
      add(edge, row, first, from - 1)
      add(inside, row, from, to)
      add(edge, row, to + 1, last)
    }
  }
  return { inside, edge, touched }
}
