import { DAY } from '@gauntlet/contract/time'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { beforeAll, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { terms } from '../../testing/challenges.ts'
import { AUSTIN, DENVER, HOUSTON, ROUND_ROCK, testClub } from '../../testing/match-search.ts'
import { testApp } from '../../testing/opened.ts'
import { testCountingNode } from '../../testing/statements.ts'
import { countMatchesJob } from './count-job.ts'

const app = testApp()
const club = testClub(app)
const node = testCountingNode(app)
const ageRange = { lower: 25, upper: 44 }
const RANKS = [480, 520, 505, 450, 600, 495]
let ada: Player

beforeAll(async () => {
  ada = await club.join('Ada A', AUSTIN)
  await club.ranked('Ada A', 500)
  for (const [at, rank] of RANKS.entries()) {
    const name = `Player ${at}`
    const player = await club.join(name, [AUSTIN, ROUND_ROCK, HOUSTON, DENVER][at % 4])
    await club.ranked(name, rank)
    const common = await terms(app)
    for (const day of [3, 9, 5]) {
      const date = new Date(app.clock.now().getTime() + day * DAY).toISOString()
      await app.call(challenges.issue, { ...common, date, ranked: day === 9 ? 0 : 1, ids: [] }, player)
    }
  }
  await club.write(`update users set age = case first_name when 'Player' then 30 else 60 end`)
  await club.write(`update users set age = 60 where last_name = '5'`)
  // Only of what is counted it is known that there are few.
  await countMatchesJob({ db: app.db, clock: app.clock }).run()
})

const filters = [
  ['a window of ranks', { ratingPlus: 500, ratingMinus: 30 }, { users: 4, challenges: 12 }],
  ['ranked matches only', { ranked: 1 }, { users: 5, challenges: 12 }],
  ['days', { startDate: '2030-06-05', endDate: '2030-06-09' }, { users: 5, challenges: 12 }],
  ['ages', { ageRange }, { users: 4, challenges: 15 }],
] as const

test.each(filters)('within 300 miles by %s, pages add up to what is told at once', async (_, filter, counts) => {
  const ask = (more: object) => club.search({ ...filter, distance: 300, ...more }, ada)
  const whole = (await ask({ limit: 50 })).payload
  expect(whole.counts).toEqual(counts)
  expect([whole.users.length, whole.challenges.length]).toEqual([counts.users, counts.challenges])
  const [first, second] = [(await ask({ limit: 2 })).payload, (await ask({ limit: 2, page: 2 })).payload]
  expect([first.counts, second.counts]).toEqual([whole.counts, whole.counts])
  expect([...first.users, ...second.users]).toEqual(whole.users.slice(0, 4))
  expect([...first.challenges, ...second.challenges]).toEqual(whole.challenges.slice(0, 4))
})

const statementsOfPage = (page: number) => {
  const filter = { sports: [club.tennis], ranked: 1 as const, ageRange, distance: 300, limit: 2, page }
  return node.statementsOf(matchSearch.search, filter, ada)
}

test('few are found and counted by a statement less each than a later page', async () => {
  // How many there are roughly is read at the first search of a node.
  await statementsOfPage(1)
  const [first, second] = [await statementsOfPage(1), await statementsOfPage(2)]
  expect(second - first).toBe(2)
})

test('a filter that leaves nobody counts nobody', async () => {
  const { payload } = await club.search({ ratingPlus: 900, ratingMinus: 10, distance: 300 }, ada)
  expect(payload).toMatchObject({ users: [], challenges: [], counts: { users: 0, challenges: 0 } })
})
