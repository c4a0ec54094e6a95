import { cosineOf, unitVector } from '@gauntlet/rules/places/distance'
import type { Services } from '../../platform/services.ts'
import { cellsWithin } from '../addresses/grid.ts'
import { type Tiles, tilesWithin } from '../addresses/tiles.ts'
import { cityOf, type Start } from '../people-search/origin.ts'
import { type Estimates, estimatesOf } from './estimates.ts'
import { listTowns } from './place-queries.ts'

/** Miles at which one band of distance ends and the next begins. */
const BANDS = [25, 100, 300]
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
  /** The tiles of the circle that ends it. */
  tiles: () => Tiles
  /** Roughly what is in it: players, one a sport, and what share they are of its squares; challenges; towns. */
  expected: { players: number; share: number; challenges: number; towns: number }
}

export interface Area {
  rings: readonly Ring[]
  /** Only this state, or '' for any: a postal code. */
  state: string
  /** Of challenges only those in this city, or '' for any. */
  city: string
}

/** Of a country of a million players. */
const MANY = { players: 3_000_000, share: 1, challenges: 1_000_000, towns: 30_000 }
const NOWHERE: Area = { rings: [], state: '', city: '' }
const everyTile = () => tilesWithin({ lat: 0, lon: 0 }, EVERYWHERE_MILES)
const EVERYWHERE: Area = {
  rings: [{ ux: 0, uy: 0, uz: 0, far: BELOW, near: ABOVE, cells: null, towns: null, tiles: everyTile, expected: MANY }],
  state: '',
  city: '',
}

/** So many starts are remembered, each with the squares of its rings: at most 4 KB. */
const STARTS = 500
const known = new WeakMap<Estimates, Map<string, readonly Ring[]>>()

/** The same as long as the counts are: whoever looks for a match looks again and again from the same place. */
function ringsAround(centre: Start, miles: number, counts: Estimates): readonly Ring[] {
  const ofCounts = known.get(counts) ?? new Map<string, readonly Ring[]>()
  known.set(counts, ofCounts)
  const start = `${centre.lat} ${centre.lon} ${miles}`
  const remembered = ofCounts.get(start)
  if (remembered) return remembered
  const rings = countRings(centre, miles, counts)
  if (ofCounts.size >= STARTS) ofCounts.clear()
  ofCounts.set(start, rings)
  return rings
}

function countRings(centre: Start, miles: number, { cells: counts, towns }: Estimates): Ring[] {
  const ends = [...BANDS.filter(end => end < miles), miles]
  const vector = unitVector(centre)
  const bands = ends.map((end, at) => ({
    end,
    far: cosineOf(end),
    near: at === 0 ? ABOVE : cosineOf(ends[at - 1] ?? 0),
    cells: cellsWithin(centre, end) ?? null,
    players: 0,
    towns: 0,
  }))
  // Each town once, in the band that it lies in: a wide circle has thousands.
  for (const cell of bands.findLast(({ cells }) => cells)?.cells ?? [])
    for (const { ux, uy, uz, players } of towns.get(cell) ?? []) {
      const dot = ux * vector.ux + uy * vector.uy + uz * vector.uz
      const band = bands.find(({ far }) => dot >= far)
      if (!band) continue
      band.players += players
      band.towns++
    }
  return bands.map(({ end, far, near, cells, players, towns: inside }): Ring => {
    const there = (cells ?? []).flatMap(cell => counts.get(cell) ?? [])
    const share = players / Math.max(1, sum(there.map(cell => cell.players)))
    const challenges = sum(there.map(cell => cell.challenges))
    return {
      ...vector,
      far,
      near,
      cells,
      towns: null,
      tiles: () => tilesWithin(centre, end),
      // Where nobody lives, somebody may still play.
      expected: cells ? { players, challenges: challenges * (players > 0 ? share : 1), towns: inside, share } : MANY,
    }
  })
}

/** Of several there is always one. */
export const lastOf = <T>(all: readonly [...T[], T]): T => all[all.length - 1] ?? all[0]

/** Numbers that end no band. */
const NO_END = BELOW

const placesOf = ({ towns, cells }: Ring) => towns ?? cells ?? []

/** A look at rings behind one another: all of them whole, or the last in part. Each ends a band. */
export function lookAt(rings: readonly [...Ring[], Ring], isWhole: boolean) {
  const last = lastOf(rings)
  const { ux, uy, uz, far } = last
  const near = rings[0].near
  const inner = rings.slice(0, -1)
  const ends = [...inner.map(ring => ring.far), NO_END, NO_END, NO_END]
  const circle = { ux, uy, uz, far, near, ends }
  if (isWhole) return { ...circle, edge: far, whole: placesOf(last), part: [] }
  return { ...circle, edge: inner.at(-1)?.far ?? near, whole: inner.at(-1)?.cells ?? [], part: placesOf(last) }
}

/** All of them as one; undefined where there is none. */
export const wholeOf = (rings: readonly Ring[]): Ring | undefined => {
  const last = rings.at(-1)
  return last && { ...last, near: ABOVE }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

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
  viewerId: string,
  start: Start | undefined,
  miles: number,
): Promise<{ players: Area; challenges: Area }> {
  if (!start) return { players: EVERYWHERE, challenges: EVERYWHERE }
  const counts = await estimatesOf(services)
  if (miles > 0) {
    const area = { rings: ringsAround(start, miles, counts), state: '', city: '' }
    return { players: area, challenges: area }
  }
  const centre = await cityOf(services, viewerId, start)
  if (!centre) return { players: NOWHERE, challenges: NOWHERE }
  const { city, state } = centre
  if (city === '') {
    const area = { rings: ringsAround(centre, EVERYWHERE_MILES, counts), state, city }
    return { players: area, challenges: area }
  }
  const points = ringsAround(centre, SAME_POINT_MILES, counts)
  const nearby = ringsAround(centre, CITY_MILES, counts)
  // Of what is played nearby the city has about the share that it has of those who live there.
  const inCity = sum(points.map(({ expected }) => expected.challenges))
  return {
    players: { rings: await townRings(services, points, state), state, city: '' },
    challenges: {
      rings: nearby.map(ring => ({ ...ring, expected: { ...ring.expected, challenges: inCity } })),
      state: '',
      city,
    },
  }
}
