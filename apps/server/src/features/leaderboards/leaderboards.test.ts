import { expect, test } from 'vitest'
import type { Player } from '../people-search/testing.ts'
import { firstOf, openBoards, order, WHOLE } from './boards.testing.ts'
import { findStanding } from './queries.ts'
import { place } from './testing.ts'

const { stage, sports, female, ids, zoe, list, groupsOf } = await openBoards()
const { tennis, chess, padel } = sports

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

const named = (on: boolean) => stage.write('update users set public_name = $2 where id = $1', [ids.get('Ada'), on])
test('a visitor does not read the name of Ada, who would rather not be named, and Zoe does', async () => {
  await named(false)
  const board = JSON.stringify([await list(), await groupsOf('/users/leaders', {})])
  expect([board.includes('Ada'), board.includes('Cleo P.')]).toEqual([false, true])
  expect(await adaFor()).toMatchObject({
    full_name: 'A player',
    short_name: 'A player',
    preference: { image: null, location: null },
  })
  expect(await adaFor(zoe)).toMatchObject({ full_name: 'Ada Player' })
  await named(true)
})

const NEAR_AUSTIN = { lat: 30.3, lon: -97.7 }
const awayFrom = async (origin: object, player?: Player) => {
  const board = await list({ origin }, player)
  return board.rows.find(({ position }) => position === 1)?.distance
}
test('no distance tells a visitor where Ada lives, who would rather not be named, and Zoe reads it', async () => {
  await named(false)
  const origins = [NEAR_AUSTIN, { lat: 42.4, lon: -71 }, { lat: 29.4, lon: -98.5 }]
  expect(await Promise.all(origins.map(origin => awayFrom(origin)))).toEqual([null, null, null])
  expect(await awayFrom(NEAR_AUSTIN, zoe)).toBeLessThan(10)
  expect((await list({ origin: NEAR_AUSTIN })).rows[1]?.distance).toBeLessThan(10)
  await named(true)
})

test.each([
  ['in a city', { origin: 'Austin, TX', distance: 0 }],
  ['in a state', { origin: 'Texas', distance: 0 }],
  ['in a small circle', { origin: NEAR_AUSTIN, distance: 10 }],
  ['in a large one', { origin: NEAR_AUSTIN, distance: 300 }],
])('a board %s leaves off Ada, who would rather not be named to visitors, and Zoe finds her', async (_, asked) => {
  await named(false)
  const boards = async (player?: Player) => {
    const [board, groups] = await Promise.all([list(asked, player), groupsOf('/users/sports-leaders', asked, player)])
    return [board.rows.map(firstOf), groups.flatMap(({ leaders }) => leaders.map(firstOf))]
  }
  const hers = await boards(zoe)
  expect(await boards()).toEqual(hers.map(names => names.filter(name => name !== 'Ada')))
  expect(hers.map(names => names.includes('Ada'))).toEqual([true, true])
  await named(true)
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

test('former, suspended and unverified players are not shown, nor any who stopped playing the sport', async () => {
  const now = stage.services.clock.now()
  const gone = await place(
    stage.services.db,
    padel,
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
    const { place: found } = await findStanding.one(stage.services.db, { sportId: tennis, userId })
    expect(found).toBe(position)
  }
})
