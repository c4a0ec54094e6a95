import { DAY } from '@gauntlet/contract/time'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'
import { listMoves, listToReplay } from './replay-queries.ts'
import { replaysJob } from './replays.ts'

const club = testClub(testDatabase())
let ids: string[] = []
const job = () => replaysJob({ db: club.db, ...club.services })
const waiting = async () => (await listToReplay.all(club.db)).length

/** Matches, doubles, draws, scores and a field in one sport. */
async function playMuch() {
  for (let n = 0; n < 20; n++) {
    club.services.clock.advance(DAY)
    const [a = '', b = '', c = '', d = ''] = ids.map((_, i) => ids[(n * 3 + i) % ids.length] ?? '')
    await club.beats(a, b, n % 2 === 0 ? { score: [21, n] } : {})
    const cause = { challengeId: newId(club.services.clock.now()) }
    if (n % 5 === 0)
      await club.record({
        cause,
        sides: [
          [a, b],
          [c, d],
        ],
        winner: 1,
        score: [8, 13],
        ranked: true,
      })
    if (n % 5 === 1) await club.record({ cause, sides: [[c], [d]], positions: [1, 1], ranked: true })
    if (n % 5 === 2) await club.record({ cause, sides: [[a], [c], [d]], positions: [1, 2, null], ranked: true })
  }
}

/** The ledger and the states as the version before wrote them, every rank 25 points off. */
async function asBefore() {
  await club.run(
    `update rank_entries set weight = null, rated_before = null, rated_after = null, mean_after = mean_after + 25
     where superseded_in is null`,
  )
  await club.run('update player_sports set rated_mean = null, mean = mean + 25 where mean is not null')
  await club.run('update sports set rank_state = null, anchor = 480')
  await club.run('truncate rank_pairs')
}

beforeAll(async () => {
  ids = await club.players('Ada', 'Ben', 'Cleo', 'Dan', 'Eve')
  await playMuch()
})

test('what the version before has rated is replayed once, to exactly what the log says', async () => {
  const states = await club.states(ids)
  expect(await waiting()).toBe(0)
  await asBefore()
  expect(await club.differing()).toBeGreaterThan(0)
  expect(await waiting()).toBe(1)
  await job().run()
  expect(await club.states(ids)).toEqual(states)
  expect([await waiting(), await club.differing()]).toEqual([0, 0])
  const [{ generation } = {}] = await club.run('select max(rank_generation) as generation from sports')
  await job().run()
  expect(await club.run('select max(rank_generation) as generation from sports')).toEqual([{ generation }])
})

test('what it moved is told: how many players, and how far', async () => {
  const [moves, ...more] = await listMoves.all(club.db)
  expect(more).toEqual([])
  expect(moves).toMatchObject({ name: 'Tennis Singles', players: 5, moved: 5, median: 25, largest: 25 })
})

test('a result of a node of the version before is replayed, too, and one that comes before the replay is not lost', async () => {
  const [ada = '', ben = ''] = ids
  await club.beats(ada, ben)
  await club.run(
    'update rank_entries set weight = null, rated_after = null where seq = (select max(seq) from rank_entries)',
  )
  await club.beats(ben, ada, { score: [21, 19] })
  expect(await waiting()).toBe(1)
  await job().run()
  expect([await waiting(), await club.differing()]).toEqual([0, 0])
})

test('a node that is told to stop leaves the rest, and the next goes on', async () => {
  await asBefore()
  const stopped = job()
  stopped.stop?.()
  await stopped.run()
  expect(await waiting()).toBe(1)
  await Promise.all([job().run(), job().run()])
  expect([await waiting(), await club.differing()]).toEqual([0, 0])
})

/** Each sport as the version before left it, which learned the same from newcomers as from others. */
const learnedBefore = () =>
  club.run(
    `update sports set rank_state = jsonb_set(rank_state - 'learning', '{telling,steepness,log}', '-0.5')
     where rank_state is not null`,
  )

test('a sport that learned to tell chances otherwise is replayed once: no rank moves, and the audit agrees', async () => {
  const states = await club.states(ids)
  const entries = await club.run('select count(*) from rank_entries')
  await learnedBefore()
  expect([await waiting(), await club.differing()]).toEqual([1, 1])
  await job().run()
  expect([await waiting(), await club.differing()]).toEqual([0, 0])
  expect(await club.states(ids)).toEqual(states)
  expect(await club.run('select count(*) from rank_entries')).toEqual(entries)
})

test('a result between the upgrade and its replay leaves the replay to be done', async () => {
  const [ada = '', ben = ''] = ids
  await learnedBefore()
  await club.beats(ada, ben)
  expect(await waiting()).toBe(1)
  await job().run()
  expect([await waiting(), await club.differing()]).toEqual([0, 0])
})
