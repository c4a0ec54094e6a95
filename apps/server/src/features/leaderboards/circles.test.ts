import { DAY } from '@gauntlet/contract/time'
import { cosineOf, unitVector } from '@gauntlet/rules/places/distance'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'
import { cellsWithin } from '../addresses/grid.ts'
import { runsOf, tilesWithin } from '../addresses/tiles.ts'
import { auditRanks } from '../ranks/audit.ts'
import { periodsJob } from '../ranks/periods.ts'
import { repairRanks } from '../ranks/repair.ts'
import { findStandingNear, findStandingWithin, listTopNear, listTopWithin } from './circle-queries.ts'
import { listTopOf } from './queries.ts'
import { findStandingOf } from './standing-queries.ts'
import { insertHomes } from './testing-queries.ts'

// A place within a distance, by the tiles of the circle and one by one.

const AUSTIN = { city: 'Austin', state: 'TX', lat: 30.267, lon: -97.743 }
/** 74 miles away, 95 and 146. */
const SAN_ANTONIO = { city: 'San Antonio', state: 'TX', lat: 29.424, lon: -98.494 }
const WACO = { city: 'Waco', state: 'TX', lat: 31.549, lon: -97.147 }
const HOUSTON = { city: 'Houston', state: 'TX', lat: 29.76, lon: -95.37 }
const CITIES = [AUSTIN, AUSTIN, AUSTIN, SAN_ANTONIO, SAN_ANTONIO, WACO, WACO, HOUSTON]
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Without an address']
const TIMES = ['all-time', 'year', 'month', 'week'] as const
const NOTHING = { genders: null, lower: null, upper: null, city: null, state: null, hiddenIds: [], named: false }

const club = testClub(testDatabase({ fresh: true }))
let players: string[]
beforeAll(async () => {
  players = await club.players(...NAMES)
  const homes = CITIES.map((city, n) => ({ user_id: players[n], ...city }))
  await insertHomes.affected(club.db, { rows: JSON.stringify(homes) })
  for (const [n, winner] of players.entries()) {
    const loser = players[(n + 1) % players.length] ?? ''
    await club.beats(winner, loser)
    if (n % 3 === 0) club.services.clock.advance(20 * DAY)
  }
})

const house = () => ({ db: club.db, ...club.services })
const job = () => periodsJob({ db: club.db, clock: club.services.clock }).run()

/** On each board within `miles` of Austin every way of counting tells the same place; answers how long they are. */
async function lengthsWithin(miles: number): Promise<number[]> {
  const circle = { ...NOTHING, ...unitVector(AUSTIN), cosine: cosineOf(miles), sportId: club.sportId }
  const found = { cells: cellsWithin(AUSTIN, miles) ?? [], ...runsOf(tilesWithin(AUSTIN, miles)) }
  const lengths: number[] = []
  for (const time of TIMES) {
    const totals = new Set<number>()
    for (const userId of players) {
      const who = { ...circle, ...found, userId }
      const oneByOne = await findStandingOf[time].one(club.db, who)
      const standing = (row: typeof oneByOne) => ({ id: row.id, total: row.total, place: row.id && row.place })
      expect(standing(await findStandingNear[time].one(club.db, who)), time).toEqual(standing(oneByOne))
      expect(standing(await findStandingWithin[time].one(club.db, who)), time).toEqual(standing(oneByOne))
      totals.add(oneByOne.total)
    }
    expect(totals.size).toBe(1)
    lengths.push(...totals)
  }
  return lengths
}

const audited = async () => (await auditRanks(house(), club.sportId)).differences.tiles

test('whoever lives inside the circle or on its edge is counted, and nobody beyond it', async () => {
  expect((await lengthsWithin(50))[0]).toBe(3)
  expect((await lengthsWithin(75))[0]).toBe(5)
  expect((await lengthsWithin(100))[0]).toBe(7)
  expect((await lengthsWithin(300))[0]).toBe(8)
})

test.each(TIMES)(
  'the first within a distance are those that the board begins with, however they are read: %s',
  async time => {
    for (const miles of [50, 100, 300])
      for (const sportId of [club.sportId, null]) {
        const found = { cells: cellsWithin(AUSTIN, miles) ?? [], ...runsOf(tilesWithin(AUSTIN, miles)) }
        const circle = { ...NOTHING, ...unitVector(AUSTIN), cosine: cosineOf(miles), ...found }
        const asked = { ...circle, sportId, viewerId: players[0] ?? null, limit: 4, offset: 1, formed: true }
        const first = await listTopOf[time].all(club.db, asked)
        const length = time === 'all-time' ? (miles === 50 ? 2 : 4) : first.length
        expect(first.map(({ place }) => place)).toEqual([2, 3, 4, 5].slice(0, length))
        expect(first.length).toBeGreaterThan(0)
        expect(await listTopNear[time].all(club.db, asked)).toEqual(first)
        expect(await listTopWithin[time].all(club.db, asked)).toEqual(first)
      }
  },
)

test('whoever has blocked the viewer is left off, however the place is counted', async () => {
  const found = { cells: cellsWithin(AUSTIN, 100) ?? [], ...runsOf(tilesWithin(AUSTIN, 100)) }
  const [userId = '', ...others] = players
  const circle = { ...NOTHING, ...unitVector(AUSTIN), cosine: cosineOf(100), hiddenIds: others.slice(0, 3) }
  for (const time of TIMES) {
    const who = { ...circle, ...found, sportId: club.sportId, userId }
    const { total, place } = await findStandingOf[time].one(club.db, who)
    expect(await findStandingNear[time].one(club.db, who)).toMatchObject({ total, place })
    const everybody = await findStandingOf[time].one(club.db, { ...who, hiddenIds: [] })
    expect(total).toBeLessThan(everybody.total)
  }
})

test('places stay the same through results, voids, bans, moves and days', async () => {
  const [ada = '', ben = '', cleo = '', dan = ''] = players
  const challengeId = newId(club.services.clock.now())
  await club.record({ cause: { challengeId }, sides: [[ada], [ben]], positions: [1, 2], ranked: true })
  await lengthsWithin(100)
  await club.takesBack({ challengeId })
  await lengthsWithin(100)
  await club.run('update users set suspended_at = $2 where id = $1', [cleo, club.services.clock.now()])
  expect((await lengthsWithin(100))[0]).toBe(6)
  await club.run(
    `update player_places set (city, state, lat, lon, ux, uy, uz, cell)
      = (select city, state, lat, lon, ux, uy, uz, cell from player_places where user_id = $2) where user_id = $1`,
    [dan, players[7]],
  )
  expect((await lengthsWithin(100))[0]).toBe(5)
  club.services.clock.advance(40 * DAY)
  await job()
  await lengthsWithin(100)
  expect(await audited()).toEqual([])
})

test('what was there before tiles were counted is counted by the job', async () => {
  const kept = await club.run(`select * from board_tiles where steps <> '{}' order by 1, 2, 3`)
  await club.run('truncate board_tiles')
  await club.run('insert into tiles_to_count values (-1)')
  expect(await audited()).toEqual([])
  await job()
  expect(await club.run('select after from tiles_to_count')).toEqual([])
  expect(await club.run('select * from board_tiles order by 1, 2, 3')).toEqual(kept)
})

test('tiles that somebody wrote past the ledger are told, and repaired', async () => {
  await club.run(`update board_tiles set players = array_fill(7, array[cardinality(steps)]) where days = 365`)
  const audit = await auditRanks(house(), club.sportId)
  expect(audit.differences.tiles).toEqual([{ days: 365 }])
  await repairRanks(house(), audit)
  expect(await audited()).toEqual([])
  await lengthsWithin(300)
})
