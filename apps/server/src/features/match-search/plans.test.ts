import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/opened.ts'
import { planOf, readOf } from '../../testing/plans.ts'
import { place, type Standing } from '../leaderboards/testing.ts'
import { openClub } from '../ranks/testing.ts'
import { countChallengesOfTiles } from './tile-queries.ts'
import { listPlayersBeyond, listPlayersIn, listPlayersOfSquares } from './queries.ts'

const PLAYERS = 2000
/** Players of each of a hundred squares. */
const EACH = PLAYERS / 100
const db = testDatabase({ fresh: true })
/** A tile of open challenges, and the first one after it. */
const TILE = 481 * 1440 + 320
let args: Parameters<typeof listPlayersIn.all>[1]

const homeOf = (n: number) => ({
  city: 'Somewhere',
  state: 'TX',
  lat: 30.5 + (n % 10),
  lon: -99.5 + (Math.floor(n / 10) % 10),
})

beforeAll(async () => {
  const { sportId, services } = await openClub(db)
  const standings = Array.from(
    { length: PLAYERS },
    (_, n): Standing => ({ name: `Player ${n}`, mean: 1000 - n / 4, home: homeOf(n) }),
  )
  await place(db, sportId, standings, services.clock.now())
  await db.session(async session => {
    await session.run('set session_replication_role = replica')
    await session.run(
      `insert into match_challenges (challenge_id, issuer_id, sport_id, cell, ux, uy, uz, city, state, start_at, day, ranked, age)
      select gen_random_uuid(), gen_random_uuid(), $1, 120 * 360 + 80,
        cosd(lat) * cosd(-99.9), cosd(lat) * sind(-99.9), sind(lat), '', '', $2::timestamptz, $2::timestamptz::date, true, 30
      from (select 30.3 + n % 10 as lat from generate_series(1, $3) n) h`,
      [sportId, new Date(0), PLAYERS],
    )
    await session.run('set session_replication_role = default')
    await session.run('vacuum analyze')
  })
  args = {
    hiddenIds: [],
    sportIds: [sportId],
    newcomerRanks: [500],
    rankFrom: null,
    rankTo: null,
    shownSince: new Date(0),
    ageFrom: 0,
    ageTo: 150,
    genders: [],
    ux: 0,
    uy: 0,
    uz: 0,
    far: -4,
    near: 2,
    limit: 200,
    skip: 0,
    centres: [700],
    width: 1000,
    state: '',
    widest: 1000,
    ends: [-4, -4, -4],
    edge: 2,
    whole: [],
    part: [120 * 360 + 80, 121 * 360 + 80],
  }
})

test.each([
  ['a sport of a square', listPlayersIn],
  ['a whole square', listPlayersOfSquares],
])('%s is read from the index, and nothing of other squares', async (_, query) => {
  expect(await query.all(db, args)).toHaveLength(2 * EACH)
  const plan = await planOf(db, query, args)
  expect(plan).not.toContain('Seq Scan on match_players')
  expect(readOf(plan, 'match_players_square_sport_index')).toEqual([2 * EACH])
})

test('of a square only players of the age that is looked for are read', async () => {
  const young = { ...args, ageFrom: 20, ageTo: 24 }
  expect(await listPlayersIn.all(db, young)).toHaveLength(0)
  expect(readOf(await planOf(db, listPlayersIn, young), 'match_players_square_sport_index')).toEqual([0])
})

test('of a window of ranks the ledger is asked only where somebody may have stood above it', async () => {
  const window = { ...args, rankFrom: 0, rankTo: 1000 }
  await db.session(session => session.run('update match_players set highest = rank'))
  expect(await planOf(db, listPlayersIn, window)).toMatch(/on rank_entries e \(never executed\)/)
  await db.session(session => session.run('update match_players set highest = null where spot < 800'))
  expect(await planOf(db, listPlayersIn, window)).not.toMatch(/on rank_entries e \(never executed\)/)
})

test('far from anywhere only the ranks that are looked at are read', async () => {
  const near = { ...args, width: 5 }
  expect(await listPlayersBeyond.all(db, near)).toHaveLength(41)
  const plan = await planOf(db, listPlayersBeyond, near)
  expect(plan).not.toContain('Seq Scan on match_players')
  expect(readOf(plan, 'match_players_sport_index')).toEqual([41])
})

test('open challenges on the edge of a circle are counted from an index alone, by sport and tile', async () => {
  const circle = {
    ...args,
    hiddenChallengeIds: [],
    after: new Date(-1),
    insideFirsts: [],
    insideLasts: [],
  }
  const edge = { ...circle, edgeFirsts: [TILE], edgeLasts: [TILE] }
  expect(await countChallengesOfTiles.one(db, edge)).toEqual({ total: PLAYERS / 10 })
  const plan = await planOf(db, countChallengesOfTiles, edge)
  expect(plan).toMatch(/Index Only Scan using match_challenges_sport_tile_index/)
  expect(readOf(plan, 'match_challenges_sport_tile_index')).toEqual([PLAYERS / 10])
})
