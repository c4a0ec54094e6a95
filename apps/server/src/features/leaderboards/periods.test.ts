import { leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'zod/mini'
import { testClub, testDatabase, testStage } from '../../testing/opened.ts'
import type { Player } from '../people-search/testing.ts'
import { periodsJob } from '../ranks/periods.ts'
import { leaderboardRoutes } from './routes.ts'
import { visitorOf } from './testing.ts'

const db = testDatabase()
const club = testClub(db)
const stage = testStage(db, leaderboardRoutes)
let visitor: Player

beforeAll(async () => {
  visitor = await visitorOf(stage)
  const [ada = '', ben = '', cleo = ''] = await club.players('Ada', 'Ben', 'Cleo')
  await club.beats(ada, ben)
  club.services.clock.advance(60 * DAY)
  await club.beats(ben, cleo)
  club.services.clock.advance(20 * DAY)
  await club.beats(cleo, ada)
  club.services.clock.advance(DAY)
  stage.services.clock.set(club.services.clock.now())
  await periodsJob(stage.services).run()
})

const gains = async (time: string) => {
  const { payload } = await visitor.call('POST', '/users/my-leaders', { sport: club.sportId, time })
  return parse(leaderboards.list.answer, payload).map(
    ({ user, gained }) => [user.short_name.replace(/ P\.$/, ''), gained] as const,
  )
}
test('a row tells the last matches, the latest last, and what the week has moved', async () => {
  const { payload } = await visitor.call('POST', '/users/my-leaders', { sport: club.sportId })
  const rows = parse(leaderboards.list.answer, payload)
  const told = new Map(rows.map(({ user, week, form }) => [user.first_name.split(' ')[0], { week, form }]))
  expect(told.get('Ada')?.form).toEqual(['won', 'lost'])
  expect(told.get('Ben')).toEqual({ week: null, form: ['lost', 'won'] })
  expect(told.get('Cleo')?.form).toEqual(['lost', 'won'])
  expect(told.get('Cleo')?.week).toBeGreaterThan(0)
})

const namesOf = async (time: string) => (await gains(time)).map(([name]) => name)

test('a period orders by what was gained in it, of those who played in it', async () => {
  expect(await namesOf('week')).toEqual(['Cleo', 'Ada'])
  expect((await namesOf('month')).toSorted()).toEqual(['Ada', 'Ben', 'Cleo'])
  const gained = (await gains('month')).map(([, points]) => points ?? Number.NaN)
  expect(gained).toEqual(gained.toSorted((a, b) => b - a))
})

test('what was gained is the shown rank now less the one before the first match of the period', async () => {
  const rows = await club.run(
    `select u.first_name, floor(p.mean + 0.5)::int - 500 as gained
     from player_sports p join users u on u.id = p.user_id where p.mean is not null`,
  )
  const ever = new Map((await gains('year')).map(([name, points]) => [name, points]))
  const ben = rows.find(row => row['first_name'] === 'Ben')
  expect(ever.get('Ben')).toBe(ben?.['gained'])
})

test('all time tells nothing gained', async () => {
  expect((await gains('all-time')).map(([, points]) => points)).toEqual([null, null, null])
})

test('the previews of a period are of that period', async () => {
  const { payload } = await visitor.call('POST', '/users/leaders', { time: 'week' })
  expect(payload).toMatchObject([
    { leaders: [{ user: { short_name: 'Cleo P.' } }, { user: { short_name: 'Ada P.' } }] },
  ])
})
