import { beforeAll, expect, test } from 'vitest'
import { parse } from 'zod/mini'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { newId } from '../../platform/ids.ts'
import { testClub, testDatabase, testStage } from '../../testing/opened.ts'
import type { Player } from '../people-search/testing.ts'
import { type NewResult, recordResult } from './record.ts'
import { rankRoutes } from './routes.ts'

const db = testDatabase()
const club = testClub(db)
const stage = testStage(db, rankRoutes)
let [ada, ben, cleo]: (Player | undefined)[] = []
const NOBODY = '00000000-0000-7000-8000-000000000000'

beforeAll(async () => {
  ada = await stage.player('Ada Lovelace')
  ben = await stage.player('Ben Ali')
  cleo = await stage.player('Cleo Chan')
})

const idOf = (player: Player | undefined) => player?.id ?? ''
const get = async (player: Player | undefined, path: string) => {
  if (!player) throw new Error('Nobody is there to call')
  return player.call('GET', path)
}
const historyOf = async (player: Player | undefined, query = '') => {
  const { payload, ...rest } = await get(player, `/users/rank-history/${club.sportId}${query}`)
  return { ...rest, entries: parse(ranks.history.answer, payload) }
}
const record = (result: Omit<NewResult, 'sportId'> & { winner: number }) =>
  stage.services.db.transaction(tx => recordResult(tx, stage.services, { ...result, sportId: club.sportId }))
const match = (winner: Player | undefined, loser: Player | undefined) =>
  record({
    cause: { challengeId: newId(stage.services.clock.now()) },
    sides: [[idOf(winner)], [idOf(loser)]],
    winner: 0,
    ranked: true,
  })

test('a player who has not played has no history, and the newcomer rank', async () => {
  expect((await historyOf(cleo)).entries).toEqual([])
  expect((await get(cleo, `/challenges/sportrank/${club.sportId}`)).payload).toEqual([{ rank: 500 }])
})

test('a first win is explained: an even chance, a great step, an unsure rank', async () => {
  const change = (await match(ada, ben)).get(idOf(ada))
  const { entries, total } = await historyOf(ada)
  expect(total).toBe(1)
  const [entry] = entries
  expect(entry).toMatchObject({ before: 500, after: change?.after, counted: 1, chance: 0.5, provisional: 1 })
  expect(entry?.deviation.before).toBe(300)
  expect(entry?.uncertainty).toBeGreaterThan(5)
  expect(entry?.opponents).toMatchObject([
    { outcome: 'won', chance: 0.5, players: [{ rank: 500, user: { id: idOf(ben), full_name: 'Ben Ali' } }] },
  ])
  expect(entry?.opponents[0]?.moved).toBeCloseTo(entry?.change ?? 0, -1)
  expect((await get(ben, `/challenges/usersportrank/${idOf(ada)}/${club.sportId}`)).payload).toEqual([
    { rank: entry?.after },
  ])
})

test('a fourth meeting is told as such, with how much it counts', async () => {
  for (let again = 0; again < 3; again++) await match(ada, ben)
  const { entries, total } = await historyOf(ben, `?user_id=${idOf(ada)}&limit=2`)
  expect(total).toBe(4)
  expect(entries.map(({ meeting, weight, counted }) => [meeting, weight, counted])).toEqual([
    [4, 0.4, 1],
    [3, 0.5, 1],
  ])
  expect(entries[0]).toMatchObject({ lead: null, kept: 0, opponents: [{ outcome: 'won' }] })
})

test('a narrow win of a favourite is told with the lead that was measured and expected, and that the rank stays', async () => {
  const cause = { challengeId: newId(stage.services.clock.now()) }
  const sides = [[idOf(cleo)], [idOf(ada)]]
  await record({ cause, sides, winner: 1, ranked: true, score: [20, 22] })
  const [won] = (await historyOf(ada)).entries
  expect(won).toMatchObject({ change: 0, kept: 1, lead: { own: 22, other: 20 } })
  expect(won?.lead?.measured).toBeLessThan(won?.lead?.expected ?? 0)
  const [lost] = (await historyOf(cleo)).entries
  expect(lost).toMatchObject({ kept: 0, lead: { own: 20, other: 22 } })
  expect(lost?.lead?.measured).toBe(-(won?.lead?.measured ?? 0))
})

test('of a field a fourth that moves nothing is told as such, with the opponents', async () => {
  const sides = [[idOf(ada)], [idOf(ben)], [idOf(cleo)]]
  for (let field = 0; field < 4; field++)
    await record({ cause: { tournamentId: newId(stage.services.clock.now()) }, sides, winner: 0, ranked: true })
  const [entry] = (await historyOf(ada)).entries
  expect(entry).toMatchObject({ counted: 0, change: 0, opponents: [{ outcome: 'won', moved: 0 }, { moved: 0 }] })
})

test('a page behind the last is empty and still tells how many there are', async () => {
  expect(await historyOf(ada, '?page=9')).toMatchObject({ entries: [], total: 9 })
})

test.each([
  ['a sport that is none', () => `/users/rank-history/${NOBODY}`, 404],
  ['a word for a sport', () => '/users/rank-history/tennis', 404],
  ['a player who is nobody', () => `/users/rank-history/${club.sportId}?user_id=${NOBODY}`, 404],
  ['a word for a player', () => `/users/rank-history/${club.sportId}?user_id=ben`, 400],
  ['page 0', () => `/users/rank-history/${club.sportId}?page=0`, 400],
  ['the rank in a sport that is none', () => `/challenges/sportrank/${NOBODY}`, 404],
  ['the rank of nobody', () => `/challenges/usersportrank/${NOBODY}/${club.sportId}`, 404],
])('%s is refused', async (_, path, status) => {
  expect((await get(ada, path())).status).toBe(status)
})

test('somebody who has not verified has no rank for others', async () => {
  const dan = await stage.player('Dan Shy', { verified: false })
  expect((await get(ada, `/users/rank-history/${club.sportId}?user_id=${dan.id}`)).status).toBe(404)
  expect((await get(ada, `/challenges/usersportrank/${dan.id}/${club.sportId}`)).status).toBe(404)
})
