import { HOUR } from '@gauntlet/contract/time'
import { beforeAll, expect, test } from 'vitest'
import { AUSTIN, HOUSTON, ROUND_ROCK, testClub } from '../../testing/match-search.ts'
import { testApp } from '../../testing/opened.ts'
import { countMatchesJob } from './count-job.ts'

const app = testApp()
const club = testClub(app)
const node = () => countMatchesJob({ db: app.db, clock: app.clock })

/** All players as they are counted: by square, by sport and rank, by town. */
const SUMS = [
  `select coalesce(sum(players), 0)::int as players from match_cells`,
  `select coalesce(sum(players), 0)::int as players from match_spots`,
  `select coalesce(sum(players), 0)::int as players from match_towns`,
]
const counted = () =>
  app.db.session(async session => {
    const sums: unknown[] = []
    for (const sum of SUMS) sums.push((await session.run(sum))[0]?.['players'])
    return sums
  })
const players = (city?: readonly [string, string, string]) =>
  app.db.session(async session => {
    const where = city ? 'join towns t on t.id = m.town_id where t.city = $1' : ''
    const rows = await session.run(
      `select count(*)::int as players from match_players m ${where}`,
      city ? [city[0]] : [],
    )
    return rows[0]?.['players']
  })

beforeAll(async () => {
  await club.join('Ada A', AUSTIN)
  await club.join('Rita R', ROUND_ROCK)
  await club.join('Nomad N')
  await node().run()
  app.clock.advance(HOUR)
})

test('players are counted by square, by sport and rank, and by town', async () => {
  await node().run()
  const all = await players()
  const [inCells, inSpots, inTowns] = await counted()
  expect([inCells, inSpots]).toEqual([all, all])
  expect(inTowns).toBe(Number(await players(AUSTIN)) + Number(await players(ROUND_ROCK)))
  const differing = await app.db.session(session =>
    session.run(`select cell from match_cells c
      where players <> (select count(*) from match_players m where m.cell = c.cell)
        or challenges <> (select count(*) from match_challenges m where m.cell = c.cell)`),
  )
  expect(differing).toEqual([])
})

test('of all nodes one counts in an hour', async () => {
  app.clock.advance(HOUR)
  await Promise.all([node().run(), node().run()])
  const before = await counted()
  await club.join('Hank H', HOUSTON)
  await node().run()
  expect(await counted()).toEqual(before)
  app.clock.advance(HOUR)
  await Promise.all([node().run(), node().run()])
  expect((await counted())[0]).toBe(await players())
})

test('a town that everybody has left is counted no longer', async () => {
  await club.write(`delete from match_players m using towns t where t.id = m.town_id and t.city = $1`, [HOUSTON[0]])
  app.clock.advance(HOUR)
  await node().run()
  const left = await app.db.session(session =>
    session.run('select t.city from match_towns m join towns t on t.id = m.town_id where t.city = $1', [HOUSTON[0]]),
  )
  expect(left).toEqual([])
  expect((await counted()).slice(0, 2)).toEqual([await players(), await players()])
})
