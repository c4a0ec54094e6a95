import { cosineOf, unitVector } from '@gauntlet/rules/places/distance'
import type { Services } from '../../platform/services.ts'
import { cellsWithin } from '../addresses/grid.ts'
import { cityOf, type Start } from '../people-search/origin.ts'
import { type CellRow, listCells, listTowns } from './place-queries.ts'

/** Miles at which one band of distance ends and the next begins. */
const BANDS = [25, 100, 300]
const WIDE = 300
/** Half the way round the earth leaves nobody out. */
const EVERYWHERE_MILES = 12_500
/** All of a city's players stand at one point, and rounding may put it just beyond 0 miles. */
const SAME_POINT_MILES = 0.01
/** How far from its centre a city's venues may be. */
const CITY_MILES = 50
/** Above and below every cosine; who lives nowhere has −3. */
const [ABOVE, BELOW] = [2, -4]

/** A band of distance: those whose dot product with the centre is at least `far` and below `near`. */
export interface Ring {
  ux: number
  uy: number
  uz: number
  far: number
  near: number
  /** The squares that it touches; null where they are too many to name. */
  cells: readonly number[] | null
  /** The towns that it is, where it is a point. */
  towns: readonly number[] | null
  /** How much may be in it, roughly: players, one a sport, and open challenges. */
  expected: { players: number; challenges: number }
}

export interface Area {
  rings: readonly Ring[]
  /** Only this state, or '' for any: a postal code. */
  state: string
  /** Of challenges only those in this city, or '' for any. */
  city: string
}

/** Of a country of a million players. */
const MANY = { players: 3_000_000, challenges: 1_000_000 }
const NOWHERE: Area = { rings: [], state: '', city: '' }
const EVERYWHERE: Area = {
  rings: [{ ux: 0, uy: 0, uz: 0, far: BELOW, near: ABOVE, cells: null, towns: null, expected: MANY }],
  state: '',
  city: '',
}

const SQUARE_MILES = 69
const RADIANS = Math.PI / 180

function ringsAround(centre: Start, miles: number, counts: ReadonlyMap<number, CellRow>): Ring[] {
  const ends = [...BANDS.filter(end => end < miles), miles]
  const vector = unitVector(centre)
  const square = SQUARE_MILES ** 2 * Math.cos(centre.lat * RADIANS)
  return ends.map((end, at) => {
    const inner = ends[at - 1] ?? 0
    const cells = cellsWithin(centre, end) ?? null
    const known = (cells ?? []).flatMap(cell => counts.get(cell) ?? [])
    // A city is a point that may hold all that is in its square.
    const share = end < 1 ? 1 : Math.min(1, (Math.PI * (end ** 2 - inner ** 2)) / (square * (cells?.length ?? 1)))
    const expected = {
      players: share * known.reduce((sum, cell) => sum + cell.players, 0),
      challenges: share * known.reduce((sum, cell) => sum + cell.challenges, 0),
    }
    return {
      ...vector,
      far: cosineOf(end),
      near: inner === 0 ? ABOVE : cosineOf(inner),
      cells,
      towns: null,
      expected: cells ? expected : MANY,
    }
  })
}

async function countAround({ db }: Services, centre: Start, miles: number): Promise<Map<number, CellRow>> {
  const cells = cellsWithin(centre, miles) ?? []
  const rows = cells.length > 0 ? await listCells.all(db, { cells }) : []
  return new Map(rows.map(row => [row.cell, row]))
}

/** Points, with the towns that are there. */
const townRings = ({ db }: Services, rings: readonly Ring[], state: string): Promise<Ring[]> =>
  Promise.all(
    rings.map(async ({ cells, ...ring }) => {
      const towns = await listTowns.all(db, { ...ring, cells: cells ?? [], state })
      return { ...ring, cells, towns: towns.map(({ id }) => id) }
    }),
  )

/** Where players and where challenges are looked for. Distance 0 is the same city, of a state that state. */
export async function areasOf(
  services: Services,
  start: Start | undefined,
  miles: number,
): Promise<{ players: Area; challenges: Area }> {
  if (!start) return { players: EVERYWHERE, challenges: EVERYWHERE }
  if (miles > 0) {
    const counts = await countAround(services, start, Math.min(miles, WIDE))
    const area = { rings: ringsAround(start, miles, counts), state: '', city: '' }
    return { players: area, challenges: area }
  }
  const centre = await cityOf(services, start)
  if (!centre) return { players: NOWHERE, challenges: NOWHERE }
  const { city, state } = centre
  if (city === '') {
    const area = {
      rings: ringsAround(centre, EVERYWHERE_MILES, await countAround(services, centre, WIDE)),
      state,
      city,
    }
    return { players: area, challenges: area }
  }
  const counts = await countAround(services, centre, CITY_MILES)
  return {
    players: {
      rings: await townRings(services, ringsAround(centre, SAME_POINT_MILES, counts), state),
      state,
      city: '',
    },
    challenges: { rings: ringsAround(centre, CITY_MILES, counts), state: '', city },
  }
}
