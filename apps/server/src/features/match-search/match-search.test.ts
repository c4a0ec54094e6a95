import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { newTelling } from '@gauntlet/rules/ranks/told'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { AUSTIN, type Club, DENVER, type Filter, HOUSTON, testClub, ROUND_ROCK } from '../../testing/match-search.ts'

const app = testApp()
const club = testClub(app)
let ada: Player
const idOf = (name: string) => club.player(name).id
const { join, ranked, write } = {
  join: (...args: Parameters<Club['join']>) => club.join(...args),
  ranked: (...args: Parameters<Club['ranked']>) => club.ranked(...args),
  write: (...args: Parameters<Club['write']>) => club.write(...args),
}

beforeAll(async () => {
  ada = await join('Ada A', AUSTIN)
  await join('Ben B', AUSTIN)
  await join('Cleo C', AUSTIN)
  await join('Rita R', ROUND_ROCK)
  await join('Hank H', HOUSTON)
  await join('Dora D', DENVER)
  await join('Nomad N')
  await join('Chad C', AUSTIN, ['Chess'])
  for (const [name, mean] of [
    ['Ada A', 520],
    ['Ben B', 700],
    ['Cleo C', 530],
    ['Rita R', 521],
    ['Hank H', 400],
    ['Dora D', 560],
  ] as const)
    await ranked(name, mean)
})

const search = (filter: Filter = {}, player = ada) => club.search(filter, player)
const names = async (filter?: Filter, player?: Player) =>
  (await search(filter, player)).payload.users.map(({ full_name }) => full_name)

describe('players', () => {
  test('by bands of distance, in each the closest in rank first', async () => {
    const { payload, body } = await search()
    expect(payload.users.map(({ full_name, distance }) => `${full_name} ${distance}`)).toEqual([
      'Rita R 17.1',
      'Cleo C 0',
      'Ben B 0',
      'Hank H 146.6',
    ])
    expect(body.total).toBe(4)
  })

  test('each with the sport, the rank in it and the chance to win', async () => {
    const [rita] = (await search()).payload.users
    expect(rita).toMatchObject({
      rank: 521,
      provisional: 0,
      _matchingData: {
        Sports: { id: club.tennis, name: 'Tennis Singles' },
        UsersSports: { rank: 521, provisional: 0 },
      },
    })
    expect(rita?.chance).toBeCloseTo(0.5, 1)
    const ben = (await search()).payload.users.find(({ full_name }) => full_name === 'Ben B')
    expect(ben?.chance).toBeLessThan(0.45)
  })

  test('of several sports a player is found once, in the one in which the two are closest', async () => {
    await app.call(sports.add, { sports: [club.chess] }, club.player('Ben B'))
    const found = (await search({ sports: [], distance: 25 })).payload.users
    const sportOf = new Map(found.map(one => [one.full_name, one._matchingData.Sports.name]))
    expect(sportOf.get('Chad C')).toBe('Chess')
    expect(sportOf.get('Ben B')).toBe('Chess')
    expect(found.filter(({ full_name }) => full_name === 'Ben B')).toHaveLength(1)
    expect(await names({ sports: [club.chess], distance: 25 })).toEqual(expect.arrayContaining(['Ben B', 'Chad C']))
    expect(await names({ distance: 25 })).not.toContain('Chad C')
  })

  test('the distance is where the circle ends', async () => {
    expect(await names({ distance: 17 })).toEqual(['Cleo C', 'Ben B'])
    expect(await names({ distance: 17.2 })).toEqual(['Rita R', 'Cleo C', 'Ben B'])
    expect(await names({ distance: 1000 })).toContain('Dora D')
    expect(await names({ distance: 12_000 })).toHaveLength(5)
  })

  test('distance 0 is the same city, of a state that state', async () => {
    expect(await names({ distance: 0 })).toEqual(['Cleo C', 'Ben B'])
    expect(await names({ distance: 0, origin: '78664' })).toEqual(['Rita R'])
    expect(await names({ distance: 0, origin: { lat: 30.51, lon: -97.68 } })).toEqual(['Rita R'])
    expect((await names({ distance: 0, origin: 'Texas' })).toSorted()).toEqual(['Ben B', 'Cleo C', 'Hank H', 'Rita R'])
  })

  test('the origin may be a text, a ZIP or coordinates; a player without an address searches everywhere', async () => {
    expect(await names({ origin: 'Denver, CO' })).toEqual(['Dora D'])
    expect(await names({ origin: '80202', distance: 5 })).toEqual(['Dora D'])
    expect(await names({ origin: { lat: 39.7, lon: -105 } })).toEqual(['Dora D'])
    const everywhere = await search({}, club.player('Nomad N'))
    expect(everywhere.body.total).toBe(6)
    expect(everywhere.payload.users.every(({ distance }) => distance === null)).toBe(true)
  })

  test('the rank window holds both its ends, and its centre is what is looked for', async () => {
    expect(await names({ ratingPlus: 620, ratingMinus: 80 })).toEqual(['Ben B'])
    expect(await names({ ratingPlus: 620, ratingMinus: 90 })).toEqual(['Ben B', 'Cleo C'])
    expect(await names({ ratingPlus: 700, ratingMinus: 1000 })).toEqual(['Ben B', 'Cleo C', 'Rita R', 'Hank H'])
  })

  test('a player far below 0 is shown 0, and found by whoever looks for it', async () => {
    await ranked('Hank H', -200)
    expect(await names({ ratingPlus: 50, ratingMinus: 50 })).toEqual(['Hank H'])
    expect(await names({ ratingPlus: 51, ratingMinus: 50 })).toEqual([])
    await ranked('Hank H', 400)
  })

  test('a rank between two points is found by the one that it is shown as', async () => {
    await ranked('Hank H', 400.49)
    expect(await names({ ratingPlus: 390, ratingMinus: 10 })).toEqual(['Hank H'])
    await ranked('Hank H', 399.5)
    expect(await names({ ratingPlus: 410, ratingMinus: 10 })).toEqual(['Hank H'])
    await ranked('Hank H', 400)
  })

  test('a newcomer stands at the rank that newcomers are shown, whatever level chances are told from', async () => {
    const fay = await join('Fay F', DENVER)
    const near = { origin: 'Denver, CO', ratingMinus: 10 }
    expect(await names({ ...near, ratingPlus: 510 })).toEqual(['Fay F'])
    expect(await names({ ...near, ratingPlus: 511 })).toEqual([])
    const learned = JSON.stringify({ telling: newTelling(false), levels: { 6: { offset: 300, count: 10 } } })
    await write('update sports set rank_state = $2::jsonb where id = $1', [club.tennis, learned])
    await write('update player_sports set level = 6 where user_id = $1', [fay.id])
    const [declared] = (await search({ ...near, ratingPlus: 510 })).payload.users
    expect(declared).toMatchObject({ full_name: 'Fay F', rank: 500, provisional: 1 })
    expect(declared?.chance).toBeLessThan(0.45)
    await write('update sports set anchor = 300 where id = $1', [club.tennis])
    expect(await names({ ...near, ratingPlus: 300 }), 'who came before that rank moved').toEqual(['Fay F'])
    await write('update sports set anchor = 500 where id = $1', [club.tennis])
    await write('delete from sessions where user_id = $1', [fay.id])
    await write('update users set suspended_at = created_at where id = $1', [fay.id])
  })

  test('ages and genders filter; every gender leaves nobody out', async () => {
    const genders = (await app.call(profiles.genders, {})).payload
    const female = genders.find(({ name }) => name === 'Female')?.id ?? ''
    await write('update users set age = 44, gender_id = $2 where id = $1', [idOf('Cleo C'), female])
    expect(await names({ ageRange: { lower: 44, upper: 44 } })).toEqual(['Cleo C'])
    await write('update users set age = 22 where id = $1', [idOf('Ben B')])
    expect(await names({ ageRange: { lower: 18, upper: 34 } })).toEqual(['Ben B'])
    expect(await names({ genders: [female] })).toEqual(['Cleo C'])
    expect(await names({ genders: genders.map(({ id }) => id) })).toHaveLength(4)
  })

  test('a filter of one age tells no more than the range that others see', async () => {
    expect(await names({ ageRange: { lower: 35, upper: 35 } })).toEqual(['Cleo C'])
  })

  test('a player without an age is found where all ages are looked for, and in no narrower filter', async () => {
    expect(await names({ ageRange: { lower: 18, upper: 65 } })).toEqual(['Rita R', 'Cleo C', 'Ben B', 'Hank H'])
    for (const ageRange of [
      { lower: 18, upper: 18 },
      { lower: 0, upper: 17 },
      { lower: 0, upper: 64 },
      { lower: 25, upper: 150 },
    ])
      expect(await names({ ageRange })).not.toContain('Rita R')
  })

  test('pages follow on one another, and the total is told behind the last', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map(page => names({ page, limit: 1 })))
    expect(pages.flat()).toEqual(['Rita R', 'Cleo C', 'Ben B', 'Hank H'])
    expect((await search({ page: 5, limit: 1 })).body.total).toBe(4)
  })

  test('who moves, stops playing or is ranked anew is found accordingly', async () => {
    const gus = await join('Gus G', HOUSTON)
    expect(await names({ origin: 'Houston, TX', distance: 0 })).toContain('Gus G')
    const [home] = (await app.call(addresses.list, {}, gus)).payload
    const there = { address_line_1: '1 Main St', city: 'Denver', state: 'CO', postal_code: '80202' }
    await app.call(addresses.update, { id: home?.id ?? '', ...there }, gus)
    expect(await names({ origin: 'Houston, TX', distance: 0 })).not.toContain('Gus G')
    expect(await names({ origin: 'Denver, CO', distance: 0 })).toContain('Gus G')
    await ranked('Gus G', 900)
    expect(await names({ origin: 'Denver, CO', ratingPlus: 900, ratingMinus: 0 })).toEqual(['Gus G'])
    await app.call(sports.setActive, { sport_id: club.tennis, active: 0 }, gus)
    expect(await names({ origin: 'Denver, CO', distance: 0 })).not.toContain('Gus G')
    await app.call(sports.setActive, { sport_id: club.tennis, active: 1 }, gus)
    expect(await names({ origin: 'Denver, CO', distance: 0 })).toContain('Gus G')
    await app.call(addresses.remove, { id: home?.id ?? '' }, gus)
    expect(await names({ origin: 'Denver, CO', distance: 0 })).not.toContain('Gus G')
    await app.call(sports.setActive, { sport_id: club.tennis, active: 0 }, gus)
  })

  test.each([
    ['under 18', 'update users set age = 17 where id = $1'],
    ['suspended', 'update users set suspended_at = created_at where id = $1'],
    ['gone', 'update users set deleted_at = created_at where id = $1'],
    ['not verified', 'update users set verified_at = null where id = $1'],
  ])('whoever is %s is not found', async (what, change) => {
    const hidden = await join(`Hidden ${what.replaceAll(/[^a-z ]/g, '')}`, DENVER)
    const seen = async () => (await search({ origin: 'Denver, CO' })).payload.users.some(({ id }) => id === hidden.id)
    expect(await seen()).toBe(true)
    await write(change, [hidden.id])
    expect(await seen()).toBe(false)
  })

  test('nobody across a block is found', async () => {
    await write('insert into blocks values ($1, $2, $3), ($2, $4, $3)', [
      idOf('Ben B'),
      ada.id,
      app.clock.now(),
      idOf('Cleo C'),
    ])
    expect(await names()).toEqual(['Rita R', 'Hank H'])
    await write('delete from blocks', [])
    expect(await names()).toHaveLength(4)
  })

  test('nothing tells where anybody lives', async () => {
    const { payload } = await search({ distance: 12_000 })
    expect(JSON.stringify(payload.users)).not.toMatch(
      /"(email|lat|lon|postal_code|zip|age|credits)"|@|\b787\d\d\b|Main St/,
    )
  })
})

test.each([
  ['a text that no place matches', { origin: 'Nowhereville' }, 'origin'],
  ['coordinates beyond the poles', { origin: { lat: 91, lon: 0 } }, 'origin.lat'],
  ['a sport that is none', { sports: ['00000000-0000-7000-8000-000000000000'] }, 'sports'],
  ['a distance below 0', { distance: -1 }, 'distance'],
  ['a rank with a fraction', { ratingPlus: 1.5 }, 'ratingPlus'],
  ['a day that no calendar has', { startDate: '2031-02-30' }, 'startDate'],
  ['a last day before the first', { startDate: '2031-02-03', endDate: '2031-02-02' }, 'endDate'],
])('%s is refused, and named', async (_, filter, field) => {
  const { status, body } = await search(filter)
  expect(status).toBe(400)
  expect(Object.keys(body.errors ?? {})).toEqual([field])
})
