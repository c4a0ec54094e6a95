import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { beforeAll, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { AUSTIN, HOUSTON, testClub, ROUND_ROCK } from '../../testing/match-search.ts'

const app = testApp()
const club = testClub(app)
let ada: Player
let ben: Player

beforeAll(async () => {
  ada = await club.join('Ada A', AUSTIN)
  ben = await club.join('Ben B', AUSTIN)
  await club.join('Rita R', ROUND_ROCK)
  await club.join('Hank H', HOUSTON)
  await club.join('Nomad N')
})

/** How many Ada is told there are: people, players of any sport, of tennis; within so many miles. */
async function told(distance = 100) {
  const near = await app.call(peopleSearch.near, { distance }, ada)
  const all = await club.search({ sports: [], distance }, ada)
  const tennis = await club.search({ distance }, ada)
  // The sum over the towns is the number of players found.
  expect([near.payload.length, all.payload.users.length]).toEqual([near.body.total, all.payload.counts.users])
  expect(tennis.payload.users.length).toBe(tennis.payload.counts.users)
  const wrong = await app.db.session(session =>
    session.run(`select t.city from towns t left join town_counts c on c.town_id = t.id
      where (t.people, t.players) <> (coalesce(c.people, 0), coalesce(c.players, 0))`),
  )
  expect(wrong).toEqual([])
  // As many as stand there row by row, each in a sport.
  const wrongSports = await app.db.session(session =>
    session.run(`select town_id from town_sports k full join town_sport_rows r using (town_id, sport_id)
      where coalesce(k.players, 0) <> coalesce(r.players, 0)`),
  )
  expect(wrongSports).toEqual([])
  return [near.body.total, all.payload.counts.users, tennis.payload.counts.users]
}
const setActive = (active: 0 | 1, player = ben) =>
  app.call(sports.setActive, { sport_id: club.tennis, user_id: player.id, active }, player)
const setUser = (change: string) => club.write(`update users set ${change} where id = $1`, [ben.id])

test('neither the searcher is counted nor anybody beyond the distance', async () => {
  expect(await told()).toEqual([2, 2, 2])
  expect(await told(1000)).toEqual([3, 3, 3])
  expect(await told(0)).toEqual([1, 1, 1])
})

test('everywhere counts players without an address, too', async () => {
  const { payload } = await club.search({ sports: [] }, club.player('Nomad N'))
  expect([payload.counts.users, payload.users.length]).toEqual([4, 4])
  const tennis = await club.search({}, club.player('Nomad N'))
  expect([tennis.payload.counts.users, tennis.payload.users.length]).toEqual([4, 4])
})

test('a player of two sports is counted once', async () => {
  await app.call(sports.add, { sports: [club.chess] }, ben)
  expect(await told()).toEqual([2, 2, 2])
  const both = await club.search({ sports: [club.tennis, club.chess], distance: 100 }, ada)
  expect(both.payload.counts.users).toBe(2)
})

test('a player who puts all sports aside is counted as a person and no longer as a player', async () => {
  await setActive(0)
  expect(await told()).toEqual([2, 2, 1])
  expect(await told(0)).toEqual([1, 1, 0])
  await app.call(sports.setActive, { sport_id: club.chess, user_id: ben.id, active: 0 }, ben)
  expect(await told()).toEqual([2, 1, 1])
  await setActive(1)
  expect(await told()).toEqual([2, 2, 2])
})

test.each([
  ['is suspended', 'suspended_at = created_at', 'suspended_at = null'],
  ['is under 18', 'age = 17', 'age = 30'],
  ['has left', 'deleted_at = created_at', 'deleted_at = null'],
])('who %s is not counted, until that is over', async (_, change, back) => {
  await setUser(change)
  expect(await told()).toEqual([1, 1, 1])
  expect(await told(0)).toEqual([0, 0, 0])
  await setUser(back)
  expect(await told()).toEqual([2, 2, 2])
})

test('a blocked player is taken off, in one place and not for others', async () => {
  await app.call(blocks.set, { user_id: ben.id, active: 1 }, ada)
  expect(await told()).toEqual([1, 1, 1])
  expect(await told(0)).toEqual([0, 0, 0])
  const other = await app.call(peopleSearch.near, {}, club.player('Rita R'))
  expect(other.body.total).toBe(2)
  await app.call(blocks.set, { user_id: ben.id, active: 0 }, ada)
  expect(await told()).toEqual([2, 2, 2])
})

/** How many there are in a place that is named: players of any sport, of tennis. */
async function toldIn(origin: string) {
  const all = await club.search({ sports: [], origin, distance: 0 }, ada)
  const tennis = await club.search({ origin, distance: 0 }, ada)
  for (const { payload } of [all, tennis]) expect(payload.users.length).toBe(payload.counts.users)
  return [all.payload.counts.users, tennis.payload.counts.users]
}

const toldInThree = async () => [await toldIn('Houston, TX'), await toldIn('Texas'), await toldIn('Denver, CO')]

test('a city or a state that is named is counted whole, less those of it whom the searcher does not find', async () => {
  expect(await toldInThree()).toEqual([
    [1, 1],
    [3, 3],
    [0, 0],
  ])
  await app.call(blocks.set, { user_id: ben.id, active: 1 }, ada)
  expect(await toldInThree()).toEqual([
    [1, 1],
    [2, 2],
    [0, 0],
  ])
  await app.call(blocks.set, { user_id: ben.id, active: 0 }, ada)
})

test('a searcher who plays nothing any more is not taken off their city', async () => {
  await setActive(0, ada)
  expect(await toldIn('Austin, TX')).toEqual([1, 1])
  await setActive(1, ada)
  expect(await toldIn('Austin, TX')).toEqual([1, 1])
})

test('a player who moves is counted in the new town', async () => {
  const [home] = (await app.call(addresses.list, {}, ben)).payload
  const [city, state, postal_code] = HOUSTON
  await app.call(addresses.update, { id: home?.id ?? '', address_line_1: '1 Main St', city, state, postal_code }, ben)
  expect(await told()).toEqual([1, 1, 1])
  expect(await told(0)).toEqual([0, 0, 0])
  expect(await told(1000)).toEqual([3, 3, 3])
})

test('a filter of ages or of a rank counts what it finds', async () => {
  const { payload } = await club.search({ distance: 1000, ageRange: { lower: 25, upper: 34 } }, ada)
  expect([payload.counts.users, payload.users.length]).toEqual([1, 1])
  await club.ranked('Hank H', 900)
  const ranked = await club.search({ sports: [], distance: 1000, ratingPlus: 900, ratingMinus: 10 }, ada)
  expect([ranked.payload.counts.users, ranked.payload.users.length]).toEqual([1, 1])
})
