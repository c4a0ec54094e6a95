import { type Leader, leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'zod/mini'
import { testDatabase, testStage } from '../../testing/opened.ts'
import { addressRoutes } from '../addresses/routes.ts'
import type { Player } from '../people-search/testing.ts'
import { listGenders } from '../profiles/queries.ts'
import { listSports } from '../sports/queries.ts'
import { seedReferenceData } from '../sports/seed.ts'
import { findStanding } from './queries.ts'
import { leaderboardRoutes } from './routes.ts'
import { place, visitorOf } from './testing.ts'

const AUSTIN = { city: 'Austin', state: 'TX', lat: 30.267, lon: -97.743 }
const BOSTON = { city: 'Boston', state: 'MA', lat: 42.36, lon: -71.06 }

const db = testDatabase()
const stage = testStage(db, [...leaderboardRoutes, ...addressRoutes])
let zoe: Player
let visitor: Player
let [tennis, chess, padel]: string[] = []
let female = ''
let ids: Map<string, string>

beforeAll(async () => {
  const now = stage.services.clock.now()
  await seedReferenceData(db, now)
  ;[tennis, chess, padel] = (await listSports.all(db)).map(({ id }) => id)
  female = (await listGenders.all(db)).find(({ name }) => name === 'Female')?.id ?? ''
  ids = await place(
    db,
    tennis ?? '',
    [
      { name: 'Ada', mean: 700.4, home: AUSTIN, genderId: female, age: 22 },
      { name: 'Ben', mean: 650, variance: 7000, home: BOSTON },
      { name: 'Cleo', mean: 650, variance: 6000, home: AUSTIN, genderId: female, age: 45 },
      { name: 'Éva', mean: 600, home: AUSTIN },
      { name: 'Evan', mean: 600 },
      { name: 'Dan', mean: -5, age: null },
      { name: 'Eve', mean: -8 },
      { name: 'Newcomer', mean: 900, numbered: false, home: AUSTIN },
      { name: 'Settled but unproved', mean: 800, numbered: false, settled: true },
      { name: 'Kid', mean: 1200, age: 17 },
    ],
    now,
  )
  await place(db, chess ?? '', [{ name: 'Gus', mean: 500 }], now)
  visitor = await visitorOf(stage)
  // The one who looks, in no leaderboard yet.
  zoe = await stage.player('Zoe Player', { lives: ['Austin', 'TX', '78701'] })
})

const post = (path: string, body: object, player = visitor) => player.call('POST', path, body)
const list = async (body: object = {}, player?: Player) => {
  const { payload, ...rest } = await post('/users/my-leaders', { sport: tennis, ...body }, player)
  return { ...rest, rows: rest.success ? parse(leaderboards.list.answer, payload) : [] }
}
const groupsOf = async (path: string, body: object, player?: Player) =>
  parse(leaderboards.groups.answer, (await post(path, body, player)).payload)
/** Everybody's last name is Player; a visitor is shown its initial. */
const firstOf = ({ user }: Pick<Leader, 'user'>) => user.short_name.replace(/ P\.$/, '')
const order = ({ rows }: { rows: Leader[] }) => rows.map(row => [row.position, firstOf(row)])

const WHOLE = [
  [1, 'Ada'],
  [2, 'Cleo'],
  [3, 'Ben'],
  [4, 'Éva'],
  [5, 'Evan'],
  [6, 'Dan'],
  [7, 'Eve'],
  [null, 'Newcomer'],
  [null, 'Settled but unproved'],
]

const adaFor = async (player?: Player) => (await list({}, player)).rows.find(({ position }) => position === 1)?.user
test('a visitor learns the short name, the city and the photo of a player, and somebody signed in the rest', async () => {
  expect(await adaFor()).toMatchObject({
    first_name: 'Ada P.',
    last_name: '',
    full_name: 'Ada P.',
    preference: { image: null, age_range: null, gender: null },
  })
  expect(await adaFor(zoe)).toMatchObject({
    full_name: 'Ada Player',
    preference: { image: null, age_range: '18–24', gender: { name: 'Female' } },
  })
})

test('by rank, then by less uncertainty, then by name; provisional players behind, without a number', async () => {
  const board = await list()
  expect(board.total).toBe(9)
  expect(order(board)).toEqual(WHOLE)
  expect(board.rows[0]).toMatchObject({ rank: 700, provisional: 0, played: 20, wins: 10, gained: null, own: 0 })
  expect(board.rows.at(-2)).toMatchObject({ rank: 900, provisional: 1, user: { rank: 900, provisional: 1 } })
})

test('below 0 the shown rank stays 0, and the order is still that of the state', async () => {
  const { rows } = await list()
  expect(rows.slice(5, 7).map(({ rank }) => rank)).toEqual([0, 0])
})

test('pages go on where the one before ended', async () => {
  expect(order(await list({ limit: 3, page: 2 }))).toEqual(WHOLE.slice(3, 6))
  expect(await list({ limit: 3, page: 9 })).toMatchObject({ rows: [], total: 9 })
  const told = { lower: 18, upper: 64 }
  expect(order(await list({ limit: 3, page: 2, ageRange: told }, zoe))).toEqual([
    [4, 'Éva'],
    [5, 'Evan'],
    [6, 'Eve'],
  ])
  expect(await list({ limit: 3, page: 9, ageRange: told }, zoe)).toMatchObject({ rows: [], total: 8 })
})

test('genders and ages leave out the others, and a player without an age', async () => {
  expect(order(await list({ genders: [female] }, zoe))).toEqual([
    [1, 'Ada'],
    [2, 'Cleo'],
  ])
  expect(order(await list({ ageRange: { lower: 40, upper: 50 } }, zoe))).toEqual([[1, 'Cleo']])
  expect(order(await list({ ageRange: { lower: 18, upper: 60 } }, zoe))).not.toContainEqual([6, 'Dan'])
})

test('a filter of one age tells no more than the range: Ada, 22, stands on the board of 19 as on that of 22', async () => {
  const boards = [19, 22].map(age => list({ ageRange: { lower: age, upper: age } }, zoe))
  for (const board of await Promise.all(boards)) expect(order(board)).toEqual([[1, 'Ada']])
})

test.each(['all-time', 'year'])('to a visitor no filter of ages or genders tells them, %s', async time => {
  const whole = order(await list({ time }))
  expect(order(await list({ time, ageRange: { lower: 40, upper: 50 }, genders: [female] }))).toEqual(whole)
})

test('the whole range of ages, and every gender, is no filter', async () => {
  const genders = (await listGenders.all(stage.services.db)).map(({ id }) => id)
  expect(order(await list({ ageRange: { lower: 18, upper: 100 }, genders }, zoe))).toEqual(WHOLE)
})

test('within a distance of a place, with how far it is', async () => {
  const near = await list({ origin: 'San Antonio, TX', distance: 100 })
  expect(order(near)).toEqual([
    [1, 'Ada'],
    [2, 'Cleo'],
    [3, 'Éva'],
    [null, 'Newcomer'],
  ])
  expect(near.total).toBe(4)
  expect(near.rows[0]?.distance).toBeGreaterThan(60)
  expect(near.rows[0]?.distance).toBeLessThan(90)
  expect(order(await list({ origin: { lat: 42.4, lon: -71 }, distance: 10 }))).toEqual([[1, 'Ben']])
})

test('distance 0 is the same city, of a text, of coordinates, and of the primary address', async () => {
  const inAustin = [
    [1, 'Ada'],
    [2, 'Cleo'],
    [3, 'Éva'],
    [null, 'Newcomer'],
  ]
  expect(order(await list({ origin: '78701', distance: 0 }))).toEqual(inAustin)
  expect(order(await list({ origin: { lat: 30.3, lon: -97.7 }, distance: 0 }))).toEqual(inAustin)
  expect(order(await list({ origin: { lat: 0, lon: 0 }, distance: 0 }))).toEqual([])
  expect(order(await list({ distance: 0 }, zoe))).toEqual(inAustin)
})

test('a visitor has no address: everywhere', async () => {
  expect(order(await list({ distance: 0, origin: '' }))).toEqual(WHOLE)
})

test.each([
  ['a place that is none', { origin: 'Nowhere at all' }, 'origin'],
  ['a distance beyond the slider', { distance: 301 }, 'distance'],
  ['a distance below 0', { distance: -1 }, 'distance'],
  ['a time that is none', { time: 'today' }, 'time'],
  ['ages the wrong way round', { ageRange: { lower: 50, upper: 20 } }, 'ageRange'],
  ['a gender that is no id', { genders: ['Female'] }, 'genders.0'],
  ['all sports at once', { sport: 'all' }, 'sport'],
  ['a sport that is none', { sport: '00000000-0000-7000-8000-000000000000' }, 'sport'],
  ['an age that nobody reaches', { ageRange: { lower: 18, upper: 151 } }, 'ageRange.upper'],
  ['an age below 0', { ageRange: { lower: -1, upper: 30 } }, 'ageRange.lower'],
  ['a page before the first', { page: 0 }, 'page'],
  ['half a page', { page: 1.5 }, 'page'],
  ['more than a page holds', { limit: 101 }, 'limit'],
])('%s is refused, and named', async (_, body, field) => {
  const { status, errors } = await list(body)
  expect(status).toBe(400)
  expect(Object.keys(errors ?? {})).toEqual([field])
})

test('former, suspended and unverified players are not shown, nor any who stopped playing the sport', async () => {
  const now = stage.services.clock.now()
  const gone = await place(
    stage.services.db,
    padel ?? '',
    ['Fay', 'Gil', 'Hal', 'Ida', 'Jon'].map((name, i) => ({ name, mean: 500 + i })),
    now,
  )
  const write = (change: string, name: string) => stage.write(change, [gone.get(name)])
  await write(`update users set deleted_at = '2026-02-02Z' where id = $1`, 'Fay')
  await write(`update users set suspended_at = '2026-02-02Z' where id = $1`, 'Gil')
  await write('update users set verified_at = null where id = $1', 'Hal')
  await write('update player_sports set active = false where user_id = $1', 'Ida')
  const board = await list({ sport: padel })
  expect(order(board)).toEqual([[1, 'Jon']])
  expect(board.total).toBe(1)
  await write('update users set suspended_at = null where id = $1', 'Gil')
  expect(order(await list({ sport: padel }))).toEqual([
    [1, 'Jon'],
    [2, 'Gil'],
  ])
})

test('the previews: three a sport, sports by name; sports without anybody are left out', async () => {
  const groups = await groupsOf('/users/leaders', {})
  const shown = groups.map(group => [group.sport.id, group.leaders.map(({ position }) => position)])
  expect(shown.filter(([id]) => id !== padel)).toEqual([
    [tennis, [1, 2, 3]],
    [chess, [1]],
  ])
})

test('the groups: of one sport only its own, of all by the filter', async () => {
  const one = await groupsOf('/users/sports-leaders', { sport: chess })
  expect(one.map(({ leaders }) => leaders.map(firstOf))).toEqual([['Gus']])
  const women = await groupsOf('/users/sports-leaders', { genders: [female] }, zoe)
  expect(women.map(({ leaders }) => leaders.map(firstOf))).toEqual([['Ada', 'Cleo']])
})

test('a player on the board finds their own row behind the page, with the right position', async () => {
  const insert = `insert into player_sports (user_id, sport_id, active, added_at, mean, variance, settled, settled_opponents)
    values ($1, $2, true, '2026-01-01Z', 600, 7000, true, 5)`
  await stage.write(insert, [zoe.id, tennis])
  const page = await list({ limit: 2 }, zoe)
  expect(order(page)).toEqual([
    [1, 'Ada'],
    [2, 'Cleo'],
    [6, 'Zoe'],
  ])
  expect(page.rows.map(({ own, appended }) => [own, appended])).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
  ])
  const filtered = await list({ limit: 2, ageRange: { lower: 18, upper: 64 } }, zoe)
  expect(order(filtered)).toEqual([
    [1, 'Ada'],
    [2, 'Cleo'],
  ])
  const near = await list({ limit: 1, distance: 50 }, zoe)
  expect(order(near)).toEqual([
    [1, 'Ada'],
    [4, 'Zoe'],
  ])
  expect(near.rows.at(-1)).toMatchObject({ distance: 0, appended: 1 })
  const all = await list({}, zoe)
  expect(all.rows.filter(({ own }) => own === 1)).toMatchObject([{ appended: 0 }])
  await stage.write('delete from player_sports where user_id = $1', [zoe.id])
  expect(await list()).toMatchObject({ total: 9 })
})

test('each position found through the histogram is the one of the list', async () => {
  for (const [position, name] of WHOLE.slice(0, 7)) {
    const userId = ids.get(String(name)) ?? ''
    const { place: found } = await findStanding.one(stage.services.db, { sportId: tennis ?? '', userId })
    expect(found).toBe(position)
  }
})
