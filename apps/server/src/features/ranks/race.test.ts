import { DAY } from '@gauntlet/contract/time'
import { beforeEach, expect, test } from 'vitest'
import { mixed } from './mixed.testing.ts'
import { recordResult } from './record.ts'
import { voidResult } from './void.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'

// The embedded engine runs one transaction at a time: there it passes, on PostgreSQL it is a race.
const club = testClub(testDatabase())
beforeEach(() => club.forget())

const PLAYERS = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']

test('of twenty results at once the order of the log is the order in which they counted', async () => {
  const ids = await club.players(...PLAYERS)
  const pair = (n: number) => [ids[n % ids.length] ?? '', ids[(n + 1 + (n % 3)) % ids.length] ?? ''] as const
  const matches = Array.from({ length: 20 }, (_, n) => pair(n))
  await Promise.all(matches.map(([winner, loser]) => club.beats(winner, loser)))
  const [log] = await club.run('select count(*) as results, count(distinct seq) as places from results')
  expect(log).toEqual({ results: 20, places: 20 })
  expect(await club.differing()).toBe(0)
})

test('results that come in while one is voided are not lost', async () => {
  const ids = await club.players(...PLAYERS)
  const [ada = '', ben = ''] = ids
  await club.beats(ada, ben)
  const [first] = await club.run('select id from results order by seq desc limit 1')
  const takeBack = () =>
    club.db.transaction(tx => voidResult(tx, club.services, { resultIds: [String(first?.['id'])] }))
  const matches = ids.slice(1).map((id, n) => club.beats(id, ids[n] ?? ''))
  const [, voided, again] = await Promise.all([Promise.all(matches), takeBack(), takeBack()])
  expect([voided, again].filter(Boolean)).toHaveLength(1)
  await club.replays()
  expect(await club.differing()).toBe(0)
})

/** Results that count, from the first on. */
const standing = () =>
  club.run(
    'select id from results r where voids is null and not exists (select from results v where v.voids = r.id) order by seq',
  )

test('hundreds of matches, doubles, draws, scores and fields that come in at once while others are voided: the ranks are those of the log', async () => {
  const ids = [...(await club.players(...PLAYERS)), ...(await club.players('Gus', 'Hal', 'Ivy', 'Jon', 'Kim', 'Lou'))]
  const { db, services, sportId } = club
  const voidOne = (resultId: string) => db.transaction(tx => voidResult(tx, services, { resultIds: [resultId] }))
  const playTen = (first: number) =>
    db.transaction(async tx => {
      for (let n = first; n < first + 10; n++) await recordResult(tx, services, { ...mixed(club, ids, n), sportId })
    })
  for (let round = 0; round < 8; round++) {
    services.clock.advance(3 * DAY)
    const gone = round % 2 === 1 ? (await standing()).slice(7 * round).slice(0, 1) : []
    const played = [0, 10, 20].map(n => playTen(30 * round + n))
    await Promise.all([...played, ...gone.map(row => voidOne(String(row['id']))), club.replays()])
  }
  await club.replays()
  expect(await club.differing()).toBe(0)
  const [log] = await club.run('select count(*)::int as results, count(voids)::int as voided from results')
  expect(log?.['results']).toBe(240 + 4)
  expect(log?.['voided']).toBe(4)
})
