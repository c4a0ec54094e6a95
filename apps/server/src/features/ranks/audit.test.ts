import { DAY } from '@gauntlet/contract/time'
import { beforeEach, expect, test } from 'vitest'
import { testClub, testDatabase } from '../../testing/opened.ts'
import { auditRanks } from './audit.ts'
import { mixed } from './mixed.testing.ts'
import { repairRanks } from './repair.ts'
import { listToReplay } from './replay-queries.ts'
import { voidResult } from './void.ts'

const club = testClub(testDatabase())
let ids: string[] = []
beforeEach(async () => {
  await club.forget()
  ids = await club.players('Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn')
})

/** Two results at a time. */
const house = () => ({ db: club.db, ...club.services, bite: 2 })
const audit = () => auditRanks(house(), club.sportId)

async function play(count: number, from = 0) {
  for (let n = from; n < from + count; n++) {
    club.services.clock.advance(DAY)
    await club.record(mixed(club, ids, n))
  }
}
const takeBack = async (place: number) => {
  const results = await club.run('select id from results where voids is null order by seq')
  const resultIds = [String(results[place]?.['id'])]
  await club.db.transaction(tx => voidResult(tx, club.services, { resultIds }))
}

test('a sport that is read in bites is as its log says, whether its results fill the last bite or not', async () => {
  for (const results of [1, 2, 3]) {
    await play(1, results)
    expect(await audit()).toMatchObject({ results, differing: 0, waits: false })
  }
})

test('results that come in while a sport is audited are no differences', async () => {
  await play(9)
  const [found] = await Promise.all([audit(), play(12, 9)])
  expect(found.differing).toBe(0)
  expect(await audit()).toMatchObject({ results: 21, differing: 0 })
})

test('what is taken back meanwhile is either audited with its replay, or waits for it', async () => {
  await play(12)
  const [found] = await Promise.all([audit(), takeBack(5).then(() => club.replays()), play(6, 12)])
  expect(found.waits || found.differing === 0).toBe(true)
  await club.replays()
  expect(await audit()).toMatchObject({ results: 17, differing: 0, waits: false })
})

test('a ledger that was lost is written anew, and ranks, pairs and what is counted ahead with it', async () => {
  await play(11)
  const states = await club.states(ids)
  await club.run('delete from rank_entries')
  await club.run('update player_sports set mean = 400, rated_mean = 400, settled_opponents = 1, wins = 7, played = 0')
  await club.run(`update rank_pairs set n = n + 1`)
  await club.run(`insert into rank_pairs (sport_id, one, two, n, day) values ($1, 'nobody', 'somebody', 1, 1)`, [
    club.sportId,
  ])
  await club.run('update partnerships set wins = wins + 1')
  await club.run('delete from rank_bases')
  const found = await audit()
  expect(found.differences.entries.length).toBeGreaterThan(11)
  expect(found.differences.pairs).toContainEqual({ stored: expect.objectContaining({ one: 'nobody' }), derived: null })
  await repairRanks(house(), found)
  expect(await club.states(ids)).toEqual(states)
  expect(await audit()).toMatchObject({ results: 11, differing: 0, waits: false })
})

test('a repair that another one joins is done once, and a replay that waits goes with it', async () => {
  await play(8)
  await takeBack(2)
  await club.run('update player_sports set mean = mean + 30 where user_id = $1', [ids[0]])
  const found = await audit()
  expect(found.waits).toBe(true)
  await Promise.all([repairRanks(house(), found), repairRanks(house(), found)])
  await club.replays()
  expect([(await listToReplay.all(club.db)).length, (await audit()).differing]).toEqual([0, 0])
})
