import { DAY } from '@gauntlet/contract/time'
import { beforeEach, expect, test } from 'vitest'
import { testClub, testDatabase } from '../../testing/opened.ts'
import { mixed } from './mixed.testing.ts'
import { voidResult } from './void.ts'
import { findReplay, listToReplay } from './replay-queries.ts'
import { replaysJob } from './replays.ts'

const club = testClub(testDatabase())
let ids: string[] = []
beforeEach(async () => {
  await club.forget()
  ids = await club.players('Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn')
})

/** Writes the ledger two results at a time. */
const job = () => replaysJob({ db: club.db, ...club.services, bite: 2 })
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const waiting = async () => (await listToReplay.all(club.db)).length
const through = async () => (await findReplay.one(club.db, { sportId: club.sportId })).through
const logged = async () => (await club.run('select count(*)::int as results from results'))[0]?.['results']

async function play(count: number) {
  for (let n = 0; n < count; n++) {
    club.services.clock.advance(DAY)
    await club.record(mixed(club, ids, n))
  }
}

/** As the version before left it. */
async function asBefore() {
  await club.run('update rank_entries set weight = null, rated_before = null, rated_after = null, mean_after = 400')
  await club.run('update player_sports set rated_mean = null, mean = 400 where mean is not null')
  await club.run('truncate rank_pairs')
}

/** The connections that wait for somebody else's lock. */
const waiters = () =>
  club.run("select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")

/** Holds a row of Ada's, without which ranks cannot change, while `work` runs. */
async function holdingAda(work: () => Promise<void>) {
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const held = club.db.session(async session => {
    await session.run('begin')
    await session.run('select from player_sports where user_id = $1 for update', [ids[0]])
    lock()
    await released
    await session.run('rollback')
  })
  await locked
  await work()
  release()
  await held
}

test('a replay that is killed before the ranks change goes on where it was, while results come in', async () => {
  await play(9)
  await asBefore()
  await holdingAda(async () => {
    const outcome = job()
      .run()
      .then(
        () => 'done',
        () => 'killed',
      )
    let pids: unknown[] = []
    while (pids.length === 0) {
      await pause(20)
      pids = (await waiters()).map(row => row['pid'])
    }
    await club.run('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids])
    expect(await outcome).toBe('killed')
  })
  expect(await waiting()).toBe(1)
  expect(await through()).toBeGreaterThan(0)
  expect(await club.run('select distinct mean from player_sports where mean is not null')).toEqual([{ mean: 400 }])

  const [ada = '', ben = '', cleo = ''] = ids
  await Promise.all([job().run(), club.beats(ben, cleo), club.beats(cleo, ada, { score: [11, 9] }), job().run()])
  await job().run()
  expect([await waiting(), await through(), await club.differing()]).toEqual([0, null, 0])
})

test('results and voids that come in while a sport is replayed are neither lost nor counted twice', async () => {
  await play(30)
  await asBefore()
  const standing = await club.run('select id from results order by seq')
  const replayed = job().run()
  const voided = [4, 17, 28].map(async (place, n) => {
    await pause(40 * n)
    return club.db.transaction(tx => voidResult(tx, club.services, { resultIds: [String(standing[place]?.['id'])] }))
  })
  const played = Array.from({ length: 20 }, async (_, n) => {
    await pause(15 * n)
    await club.record(mixed(club, ids, 100 + n))
  })
  expect(await Promise.all(voided)).toEqual([true, true, true])
  await Promise.all([replayed, ...played])
  await job().run()
  expect([await waiting(), await through(), await club.differing()]).toEqual([0, null, 0])
  expect(await logged()).toBe(30 + 20 + 3)
})
