import { peopleSearch, placesAsked } from '@gauntlet/contract/people-search/endpoints'
import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import { beforeAll, expect, test } from 'vitest'
import { addressRoutes } from '../addresses/routes.ts'
import { peopleSearchRoutes } from './routes.ts'
import { testDatabase, testStage } from '../../testing/opened.ts'
import type { Player } from './testing.ts'

const AUSTIN: [string, string, string] = ['Austin', 'TX', '78701']
const ROUND_ROCK: [string, string, string] = ['Round Rock', 'TX', '78664']
const HOUSTON: [string, string, string] = ['Houston', 'TX', '77002']
const DENVER: [string, string, string] = ['Denver', 'CO', '80202']

const stage = testStage(testDatabase(), [...addressRoutes, ...peopleSearchRoutes])
let ada: Player
let homeless: Player
beforeAll(async () => {
  ada = await stage.player('Ada Austin', { lives: AUSTIN })
  homeless = await stage.player('Nomad Nobody')
  for (const [name, lives] of [
    ['Cleo Austin', AUSTIN],
    ['Ben Austin', AUSTIN],
    ['Rita Rock', ROUND_ROCK],
    ['Hank Houston', HOUSTON],
    ['Dora Denver', DENVER],
  ] as const)
    await stage.player(name, { lives: [...lives] })
})

const near = async (player: Player, filter: object) => {
  const { payload, total } = await player.call('POST', '/users', filter)
  return {
    total,
    found: peopleSearch.near.answer.parse(payload).map(({ full_name, distance }) => `${full_name} ${distance}`),
  }
}
const found = async (filter: object) => (await near(ada, filter)).found

const AT_HOME = ['Ben Austin 0', 'Cleo Austin 0']
const ROCK = 'Rita Rock 17.1'

test('without an origin the search starts in the own city and ends after 100 miles', async () => {
  expect(await near(ada, {})).toEqual({ total: 3, found: [...AT_HOME, ROCK] })
})

test('without an origin and an address it goes everywhere, by name', async () => {
  const { found: all, total } = await near(homeless, {})
  expect(all).toEqual(
    ['Ada', 'Ben', 'Cleo', 'Dora', 'Hank', 'Rita'].map(first => expect.stringMatching(`^${first} .* null$`)),
  )
  expect(total).toBe(6)
})

test.each(['Austin, TX', 'austin texas', '78753', ' AUSTIN '])('the place may be written %s', async origin => {
  expect(await found({ origin, distance: 20 })).toEqual([...AT_HOME, ROCK])
})

test('coordinates of a device are a place', async () => {
  expect(await found({ origin: { lat: 39.7, lon: -104.9 }, distance: 10 })).toEqual(['Dora Denver 5.3'])
})

test('an origin that several places have as their name asks which, and names them', async () => {
  const { status, errors = {} } = await ada.call('POST', '/users', { origin: 'Toronto' })
  expect([status, errors['origin']]).toEqual([400, expect.stringContaining('Toronto, OH; Toronto, KS')])
  expect(placesAsked(errors).slice(0, 2)).toEqual(['Toronto, OH', 'Toronto, KS'])
})

test('an origin whose ZIP is not in its city is refused', async () => {
  expect(await ada.call('POST', '/users', { origin: 'Berlin 10115' })).toMatchObject({
    status: 400,
    errors: { origin: peopleSearchTexts.originUnknown },
  })
})

test('a text that no place matches is refused, not taken as everywhere', async () => {
  const answer = await ada.call('POST', '/users', { origin: 'Nowhereville' })
  expect(answer).toMatchObject({ status: 400, errors: { origin: expect.stringContaining('place') } })
})

test('coordinates beyond the poles are refused', async () => {
  const answer = await ada.call('POST', '/users', { origin: { lat: 91, lon: 0 } })
  expect(answer).toMatchObject({ status: 400, errors: { 'origin.lat': 'This is not a place.' } })
})

test('the distance is where the circle ends', async () => {
  expect(await found({ distance: 17 })).toEqual(AT_HOME)
  expect(await found({ distance: 17.2 })).toEqual([...AT_HOME, ROCK])
  expect(await found({ distance: 12_000 })).toHaveLength(5)
})

test('distance 0 is the same city, of a text, the own address or coordinates', async () => {
  expect(await found({ distance: 0 })).toEqual(AT_HOME)
  expect(await found({ origin: 'Round Rock, TX', distance: 0 })).toEqual(['Rita Rock 0'])
  expect(await found({ origin: { lat: 30.5, lon: -97.68 }, distance: 0 })).toEqual(['Rita Rock 0.6'])
})

test('coordinates lie in no city for the sake of somebody who has blocked Ada: they would tell where Rita lives', async () => {
  const { id } = await stage.player('Rita Round', { lives: ['Georgetown', 'TX', '78626'] })
  const georgetown = { origin: { lat: 30.64, lon: -97.68 }, distance: 0 }
  expect(await found(georgetown)).toEqual(['Rita Round 0.5'])
  await stage.write('insert into blocks values ($1, $2, $3)', [id, ada.id, stage.services.clock.now()])
  expect(await found(georgetown)).toEqual(['Rita Rock 9.1'])
  await stage.write('delete from users where id = $1', [id])
})

test('distance 0 of a state is that state', async () => {
  expect((await found({ origin: 'Texas', distance: 0 })).map(one => one.split(' ')[0])).toEqual([
    'Rita',
    'Ben',
    'Cleo',
    'Hank',
  ])
})

test('pages of equally near players hold each once, and the total is told on a page behind the last', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map(page => near(ada, { page, limit: 1 })))
  expect(pages.map(page => page.found)).toEqual([['Ben Austin 0'], ['Cleo Austin 0'], [ROCK], []])
  expect(pages.map(page => page.total)).toEqual([3, 3, 3, 3])
})

test('ages are those of whole ranges; a player without one is found only where all are looked for', async () => {
  await stage.write("update users set age = 30 where first_name = 'Ben'", [])
  expect(await found({ ageRange: { lower: 30, upper: 30 }, distance: 0 })).toEqual(['Ben Austin 0'])
  expect(await found({ ageRange: { lower: 34, upper: 40 }, distance: 0 })).toEqual(['Ben Austin 0'])
  for (const ageRange of [
    { lower: 18, upper: 24 },
    { lower: 0, upper: 17 },
  ])
    expect(await found({ ageRange, distance: 0 })).toEqual([])
  expect(await found({ ageRange: { lower: 18, upper: 65 }, distance: 0 })).toEqual(AT_HOME)
  const everywhere = await near(homeless, { ageRange: { lower: 18, upper: 64 } })
  expect(everywhere).toEqual({ total: 1, found: ['Ben Austin null'] })
})

test('genders filter; none and all of them leave nobody out', async () => {
  const [male, female] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  await stage.write("insert into genders values ($1, 'Male', 1), ($2, 'Female', 2)", [male, female])
  await stage.write("update users set gender_id = $1 where first_name = 'Cleo'", [female])
  expect(await found({ genders: [female] })).toEqual(['Cleo Austin 0'])
  expect(await found({ genders: [male] })).toEqual([])
  expect(await found({ genders: [] })).toHaveLength(3)
  expect(await found({ genders: [male, female] })).toHaveLength(3)
})

test('nothing found tells where anybody lives', async () => {
  const { payload } = await ada.call('POST', '/users', {})
  expect(JSON.stringify(payload)).not.toMatch(/"(email|lat|lon|postal_code|zip|age|credits)"|@|\b787\d\d\b|Main St/)
})
