import { beforeAll, expect, test } from 'vitest'
import { testClub, testDatabase } from '../../testing/opened.ts'
import { isRatedEarlier, listRatedEarlier } from './replay-queries.ts'
import { replaysJob } from './replays.ts'

const club = testClub(testDatabase())
let ids: string[] = []
beforeAll(async () => {
  ids = await club.players('Ada', 'Ben', 'Cleo')
})

const job = () => replaysJob({ db: club.db, ...club.services })
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const waiting = async () => (await listRatedEarlier.all(club.db)).length

/** The connections that wait for somebody else's lock. */
const waiters = () =>
  club.run("select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")

test('a replay that is killed in the middle is done by the next, while results come in', async () => {
  const [ada = '', ben = '', cleo = ''] = ids
  for (let n = 0; n < 6; n++) await club.beats(ada, n % 2 ? ben : cleo, { score: [11, n] })
  await club.run('update rank_entries set weight = null, rated_before = null, rated_after = null, mean_after = 400')
  await club.run('update player_sports set rated_mean = null, mean = 400')
  await club.run('truncate rank_pairs')

  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // It has superseded entries and waits for a player's row when its connection is cut.
  const held = club.db.session(async session => {
    await session.run('begin')
    await session.run('select from player_sports where user_id = $1 for update', [ada])
    lock()
    await released
    await session.run('rollback')
  })
  await locked
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
  release()
  await held
  expect(await waiting()).toBe(1)
  expect(await isRatedEarlier.one(club.db, { sportId: club.sportId })).toEqual({ earlier: true })

  await Promise.all([job().run(), club.beats(ben, cleo), club.beats(cleo, ada, { score: [11, 9] }), job().run()])
  expect([await waiting(), await club.differing()]).toEqual([0, 0])
})
