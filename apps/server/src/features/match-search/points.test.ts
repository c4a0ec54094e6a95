import { cosineOf, unitVector } from '@gauntlet/rules/places/distance'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { query } from '../../platform/database/query.ts'
import { testDatabase } from '../../testing/opened.ts'
import { cellsWithin, runsOfCells } from '../addresses/grid.ts'
import { runsOf, tilesWithin } from '../addresses/tiles.ts'
import { place, type Standing } from '../leaderboards/testing.ts'
import { listSports } from '../sports/queries.ts'
import { seedReferenceData } from '../sports/seed.ts'
import { countChallengesAround, countPlayersOfSportAround } from './point-queries.ts'
import { countChallengesOfTiles } from './tile-queries.ts'

const NOW = new Date('2026-05-05T12:00:00Z')
const SPORTS = 2
const db = testDatabase({ fresh: true })
let sportIds: string[]
let playerIds: string[]

/** Towns around each of these, as far apart as thirty miles and as three hundred. */
const MIDDLES = {
  Austin: { lat: 30.27, lon: -97.74 },
  'the date line': { lat: -16.9, lon: 179.95 },
  'the north pole': { lat: 89.2, lon: 20 },
  'the south pole': { lat: -89.6, lon: -150 },
}
type Middle = keyof typeof MIDDLES
const turned = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180
const TOWNS = Object.entries(MIDDLES).flatMap(([name, { lat, lon }]) =>
  Array.from({ length: 24 }, (_, n) => ({
    city: `${name} ${n}`,
    state: 'TX',
    lat: Math.max(-89.99, Math.min(89.99, lat + ((n % 5) - 2) * 0.9)),
    lon: turned(lon + (Math.floor(n / 5) - 2) * 1.1),
  })),
)

beforeAll(async () => {
  await seedReferenceData(db, NOW)
  sportIds = (await listSports.all(db)).slice(0, SPORTS).map(({ id }) => id)
  playerIds = []
  for (const [at, sportId] of sportIds.entries()) {
    const standings = Array.from({ length: 200 }, (_, n): Standing => {
      const home = TOWNS[(n * 7 + at) % TOWNS.length]
      return { name: `Player ${at} ${n}`, mean: 500, ...(home && n % 20 > 0 && { home }) }
    })
    playerIds.push(...(await place(db, sportId, standings, NOW)).values())
  }
  await db.session(async session => {
    await session.run(`alter table match_challenges drop constraint match_challenges_challenge_id_fkey`)
    // One of each player who has a home, some of them over; those of the first town stand at its point.
    await session.run(
      `insert into match_challenges
        (challenge_id, issuer_id, sport_id, cell, ux, uy, uz, city, state, start_at, day, ranked, age)
      select m.user_id, m.user_id, m.sport_id, m.cell, m.ux, m.uy, m.uz, '', '',
        $1::timestamptz + (row_number() over (order by m.user_id) % 9 - 2) * interval '1 hour', $1::date, false, 30
      from match_players m where m.cell >= 0`,
      [NOW],
    )
  })
})

interface Circle {
  ux: number
  uy: number
  uz: number
  far: number
  hiddenIds: readonly string[]
}

const isIn = ({ ux, uy, uz, far }: Circle) =>
  sql`m.ux * ${ux}::float8 + m.uy * ${uy}::float8 + m.uz * ${uz}::float8 >= ${far}::float8`

const playersOneByOne = query(
  (_db, args: Circle & { sportId: string }) => sql<{ total: number }>`
    select count(*) as total from match_players m
    where m.sport_id = ${args.sportId}::uuid and m.user_id <> all(${args.hiddenIds}::uuid[]) and ${isIn(args)}`,
)
const challengesOneByOne = query(
  (_db, args: Circle & { after: Date; sportIds: readonly string[]; hiddenChallengeIds: readonly string[] }) => sql<{
    total: number
  }>`
    select count(*) as total from match_challenges m
    where m.sport_id = any(${args.sportIds}::uuid[]) and m.start_at > ${args.after}
      and m.issuer_id <> all(${args.hiddenIds}::uuid[])
      and m.challenge_id <> all(${args.hiddenChallengeIds}::uuid[]) and ${isIn(args)}`,
)

const circleOf = (middle: Middle, miles: number) => ({
  ...unitVector(MIDDLES[middle]),
  ...runsOfCells(cellsWithin(MIDDLES[middle], miles) ?? null),
  far: cosineOf(miles),
  hiddenIds: playerIds.slice(0, 60),
  hiddenChallengeIds: playerIds.slice(50, 80),
})

const circles = (['Austin', 'the date line', 'the north pole', 'the south pole'] satisfies Middle[]).flatMap(middle =>
  [1, 60, 150, 300, 3000, 12_500].map(miles => [middle, miles] as const),
)

test.each(circles)('around %s the points of %i miles tell as many as their rows', async (middle, miles) => {
  const circle = circleOf(middle, miles)
  for (const sportId of sportIds) {
    const wanted = await playersOneByOne.one(db, { ...circle, sportId })
    expect(await countPlayersOfSportAround.one(db, { ...circle, sportId })).toEqual(wanted)
    expect(wanted.total).toBeGreaterThan(miles >= 150 ? 5 : -1)
  }
  const wanted = await challengesOneByOne.one(db, { ...circle, sportIds, after: NOW })
  expect(await countChallengesAround.one(db, { ...circle, sportIds, after: NOW })).toEqual(wanted)
})

test.each(circles)(
  'around %s the tiles of %i miles tell as many matches of a sport as their rows',
  async (...where) => {
    const circle = circleOf(...where)
    const tiles = runsOf(tilesWithin(MIDDLES[where[0]], where[1]))
    for (const sportId of sportIds) {
      const ofSport = { ...circle, ...tiles, sportIds: [sportId], after: NOW }
      expect(await countChallengesOfTiles.one(db, ofSport)).toEqual(await challengesOneByOne.one(db, ofSport))
    }
  },
)

test('squares are read by runs, and each of them once', () => {
  const cells = cellsWithin(MIDDLES['the date line'], 100) ?? []
  const { firsts, lasts } = runsOfCells(cells)
  const read = firsts.flatMap((first, at) =>
    Array.from({ length: (lasts[at] ?? first) - first + 1 }, (_, n) => first + n),
  )
  expect(read.toSorted((a, b) => a - b)).toEqual(cells.toSorted((a, b) => a - b))
  expect(firsts.length).toBeLessThan(cells.length)
})
