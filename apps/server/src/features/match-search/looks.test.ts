import { cosineOf, unitVector } from '@gauntlet/rules/places/distance'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../../platform/database/query.ts'
import { testDatabase } from '../../testing/opened.ts'
import { cellsWithin } from '../addresses/grid.ts'
import { place, type Standing } from '../leaderboards/testing.ts'
import { listSports } from '../sports/queries.ts'
import { seedReferenceData } from '../sports/seed.ts'
import * as queries from './queries.ts'

const NOW = new Date('2026-05-05T12:00:00Z')
const SPORTS = 8
const TOWNS = 12
const db = testDatabase({ fresh: true })
let sportIds: string[]

beforeAll(async () => {
  await seedReferenceData(db, NOW)
  sportIds = (await listSports.all(db)).slice(0, SPORTS).map(({ id }) => id)
  for (const [at, sportId] of sportIds.entries()) {
    const standings = Array.from({ length: 60 }, (_, n): Standing => {
      const town = (n * 7 + at) % TOWNS
      const home = { city: `Town ${town}`, state: 'TX', lat: 30 + town / 4, lon: -98 + (town % 3) / 2 }
      return { name: `Player ${at} ${n}`, mean: 400 + ((n * 37 + at * 11) % 200), home }
    })
    await place(db, sportId, standings, NOW)
  }
})

/** The answer of a look by definition: every row, one by one. */
const listOneByOne = query(
  (
    _db,
    args: {
      sportIds: readonly string[]
      centres: readonly number[]
      width: number
      widest: number
      ux: number
      uy: number
      uz: number
    } & {
      far: number
      edge: number
      near: number
      limit: number
    },
  ) => sql<Pick<queries.FoundPlayerRow, 'user_id' | 'sport_id'>>`
    select m.user_id, m.sport_id
    from match_players m join unnest(${args.sportIds}::uuid[], ${args.centres}::float8[]) as s (sport_id, centre)
      on s.sport_id = m.sport_id
    cross join lateral (
      select m.ux * ${args.ux}::float8 + m.uy * ${args.uy}::float8 + m.uz * ${args.uz}::float8 as dot) d
    cross join lateral (select d.dot < ${args.edge}::float8 as beyond) b
    where abs(m.spot - s.centre) <= case when b.beyond then ${args.width}::float8 else ${args.widest}::float8 end
      and d.dot >= ${args.far}::float8 and d.dot < ${args.near}::float8
    order by b.beyond, abs(m.spot - s.centre), d.dot desc, m.user_id limit ${args.limit}::int`,
)

const found = async (rows: Promise<queries.FoundPlayerRow[]>) =>
  (await rows).map(({ user_id, sport_id }) => ({ user_id, sport_id }))

test('every way to look finds the same players in the same order, whatever the ring, the width and the centres', async () => {
  const centre = { lat: 31.1, lon: -97.6 }
  let total = 0
  for (let round = 0; round < 12; round++) {
    const miles = 20 + ((round * 53) % 200)
    const inner = round % 3 === 0 ? 0 : miles / 3
    const near = inner === 0 ? 2 : cosineOf(inner)
    // Every other time the nearer half is looked at whole.
    const half = round % 2 === 0 ? undefined : (miles + inner) / 2
    const edge = half === undefined ? near : cosineOf(half)
    const look = {
      ...unitVector(centre),
      far: cosineOf(miles),
      near,
      edge,
      sportIds,
      newcomerRanks: sportIds.map(() => 500),
      centres: sportIds.map((_, at) => (at < round % 4 ? 430 + at * 30 : 500)),
      width: 5 + ((round * 17) % 90),
      hiddenIds: [],
      hiddenChallengeIds: [],
      rankFrom: null,
      rankTo: null,
      shownSince: new Date(0),
      ageFrom: 0,
      ageTo: 150,
      genders: [],
      state: '',
      widest: 110,
      limit: 10 + round * 5,
      skip: 3,
      ends: [edge, -4, -4],
      whole: half === undefined ? [] : (cellsWithin(centre, half) ?? []),
      part: cellsWithin(centre, miles) ?? [],
    }
    const wanted = await listOneByOne.all(db, look)
    total += wanted.length
    expect(await found(queries.listPlayersIn.all(db, look))).toEqual(wanted)
    expect(await found(queries.listPlayersByTowns.all(db, look))).toEqual(wanted)
    expect(await found(queries.listPlayersAround.all(db, { ...look, shared: [500] }))).toEqual(wanted)
    expect(await found(queries.listPlayersAroundByTowns.all(db, { ...look, shared: [500] }))).toEqual(wanted)
    expect(await found(queries.listPlayersOfSquares.all(db, look))).toEqual(wanted)
    // The ring beyond all others has no half of its own.
    const beyond = half === undefined ? [await found(queries.listPlayersBeyond.all(db, look))] : []
    expect(beyond).toEqual(beyond.map(() => wanted))
  }
  expect(total).toBeGreaterThan(100)
})

test('players of one sport are found with their number, as they are found and counted apart', async () => {
  const centre = { lat: 31.1, lon: -97.6 }
  for (const miles of [70, 120, 400]) {
    const look = {
      ...unitVector(centre),
      far: cosineOf(miles),
      near: 2,
      edge: cosineOf(miles),
      sportIds: sportIds.slice(0, 1),
      newcomerRanks: [500],
      centres: [500],
      width: 60,
      hiddenIds: [],
      rankFrom: 440,
      rankTo: 540,
      shownSince: new Date(0),
      ageFrom: 0,
      ageTo: 150,
      genders: [],
      state: '',
      widest: 60,
      limit: 10,
      skip: 0,
      ends: [cosineOf(20), cosineOf(60), -4],
      whole: cellsWithin(centre, miles) ?? [],
      part: [],
    }
    const counted = await queries.listCountedPlayersIn.all(db, look)
    const apart = await queries.listPlayersIn.all(db, look)
    const { total } = await queries.countPlayersOfSportIn.one(db, look)
    expect(total).toBeGreaterThan(3)
    expect(counted).toEqual(apart.map(row => ({ ...row, total })))
  }
})
