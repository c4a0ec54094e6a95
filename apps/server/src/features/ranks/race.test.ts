import { expect, test } from 'vitest'
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
  const takeBack = () => club.db.transaction(tx => voidResult(tx, club.services, { resultId: String(first?.['id']) }))
  const matches = ids.slice(1).map((id, n) => club.beats(id, ids[n] ?? ''))
  const [, voided, again] = await Promise.all([Promise.all(matches), takeBack(), takeBack()])
  expect([voided, again].filter(Boolean)).toHaveLength(1)
  expect(await club.differing()).toBe(0)
})
