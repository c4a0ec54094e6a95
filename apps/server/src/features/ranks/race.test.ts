import { DAY } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { voidResult } from './record.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'

// The embedded engine runs one transaction at a time: there it passes, on PostgreSQL it is a race.
const club = testClub(testDatabase())

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
  expect(await club.differing()).toBe(0)
})

test('matches, doubles, draws, scores and fields that come in at once while others are voided: the ranks are those of the log', async () => {
  const ids = await club.players(...PLAYERS)
  const four = (n: number) => ids.map((_, i) => ids[(n * 5 + i) % ids.length] ?? '').slice(0, 4)
  const play = (n: number) => {
    const [a = '', b = '', c = '', d = ''] = four(n)
    const cause = { challengeId: newId(club.services.clock.now()) }
    if (n % 5 === 0)
      return club.record({
        cause,
        sides: [
          [a, b],
          [c, d],
        ],
        winner: n % 2,
        score: [n % 2 ? 9 : 13, 11],
        ranked: true,
      })
    if (n % 5 === 1) return club.record({ cause, sides: [[a], [b]], positions: [1, 1], score: [2, 2], ranked: true })
    if (n % 5 === 2)
      return club.record({ cause, sides: [[a], [b], [c], [d]], positions: [1, 2, 2, null], ranked: true })
    return club.beats(a, b, n % 5 === 3 ? { score: [21, n % 20] } : {})
  }
  const voidOne = (resultId: string) =>
    club.db.transaction(tx => voidResult(tx, club.services, { resultIds: [resultId] }))
  for (let round = 0; round < 6; round++) {
    club.services.clock.advance(9 * DAY)
    const standing = await club.run(
      'select id from results r where voids is null and not exists (select from results v where v.voids = r.id) order by seq',
    )
    const gone = standing.filter((_, i) => i % 17 === round).map(row => String(row['id']))
    await Promise.all([...Array.from({ length: 20 }, (_, n) => play(round * 20 + n)), ...gone.map(voidOne)])
    expect(await club.differing()).toBe(0)
  }
  const [{ voided } = {}] = await club.run('select count(*)::int as voided from results where voids is not null')
  expect(voided).toBeGreaterThan(5)
})
