import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { newTelling } from '@gauntlet/rules/ranks/told'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase, testStage } from '../../testing/opened.ts'
import { listSports } from '../sports/queries.ts'
import { seedReferenceData } from '../sports/seed.ts'
import { peopleSearchRoutes } from './routes.ts'
import type { Player } from './testing.ts'

const db = testDatabase()
const stage = testStage(db, peopleSearchRoutes)
let ada: Player
let sports: { id: string; name: string }[]

/** Puts a player into the sport of this place in the list; without a mean as a newcomer. */
const plays = (player: Player, place: number, mean: number | null = null, active = true) =>
  stage.write(
    `insert into player_sports (user_id, sport_id, active, added_at, mean, variance, results, settled)
     values ($1, $2, $3, '2026-01-01Z', $4, $5, 20, $6)`,
    [player.id, sports[place]?.id, active, mean, mean === null ? null : 7000, mean !== null],
  )

const playsSport = (player: Player, sport: string) =>
  plays(
    player,
    sports.findIndex(({ name }) => name === sport),
  )

beforeAll(async () => {
  await seedReferenceData(db, stage.services.clock.now())
  sports = await listSports.all(db)
  ada = await stage.player('Ada Ace')
  await plays(ada, 0, 700)
  await plays(ada, 1, 400)
  await plays(ada, 2)
  await plays(ada, 3, 500, false)
  await playsSport(ada, 'Chess')
  await playsSport(await stage.player('Gil Gambit'), 'Chess')
  await playsSport(ada, 'Tennis Singles')
  await playsSport(await stage.player('Tess Topspin'), 'Tennis Singles')
  const ben = await stage.player('Ben Both')
  await plays(ben, 0, 900)
  await plays(ben, 1, 420)
  await plays(await stage.player('Cleo Clay'), 2)
  await plays(await stage.player('Dan Dropped'), 3, 500)
  const eve = await stage.player('Eve Elsewhere')
  await plays(eve, 0, 700, false)
  await plays(eve, 4, 700)
})

const cards = async () => {
  const { payload } = await ada.call('POST', '/users', {})
  const found = peopleSearch.near.answer.parse(payload)
  return new Map(found.map(card => [card.first_name, card]))
}

test('a player of two of her sports is shown with the one in which they are closest, and her chance in it', async () => {
  const ben = (await cards()).get('Ben')
  const { id, name } = sports[1] ?? {}
  expect(ben).toMatchObject({
    rank: 420,
    provisional: 0,
    _matchingData: { Sports: { id, name }, UsersSports: { rank: 420, provisional: 0 } },
  })
  expect(ben?.chance).toBeGreaterThan(0.35)
  expect(ben?.chance).toBeLessThan(0.5)
})

test('of a game that may be drawn the chance of a draw is told, of another not', async () => {
  const found = await cards()
  expect(found.get('Gil')?.draw_chance).toBeGreaterThan(0.1)
  expect(found.get('Gil')?.draw_chance).toBeLessThan(0.5)
  expect(found.get('Tess')?._matchingData?.Sports.name).toBe('Tennis Singles')
  expect(found.get('Tess')).not.toHaveProperty('draw_chance')
})

test('two newcomers meet at the rank of newcomers, with even chances', async () => {
  expect((await cards()).get('Cleo')).toMatchObject({ rank: 500, provisional: 1, chance: 0.5 })
})

test('a newcomer who has declared a level is met at it, and shows the rank of any newcomer', async () => {
  const learned = { telling: newTelling(true), levels: { 6: { offset: 300, count: 10 } } }
  await stage.write('update sports set rank_state = $2::jsonb where id = $1', [sports[2]?.id, JSON.stringify(learned)])
  await stage.write('update player_sports set level = 6 where sport_id = $1 and user_id <> $2', [sports[2]?.id, ada.id])
  const cleo = (await cards()).get('Cleo')
  expect(cleo).toMatchObject({ rank: 500, provisional: 1 })
  expect(cleo?.chance).toBeLessThan(0.4)
})

test('a sport that either has put aside, or that only one plays, is none that they share', async () => {
  const found = await cards()
  for (const name of ['Dan', 'Eve'])
    expect(found.get(name)).toMatchObject({ rank: null, _matchingData: null, chance: null })
})

test.each([
  ['an origin that no place matches', { origin: 'Nowhereville' }, 'origin'],
  ['an age that nobody reaches', { ageRange: { lower: 18, upper: 151 } }, 'ageRange.upper'],
  ['an age below 0', { ageRange: { lower: -1, upper: 30 } }, 'ageRange.lower'],
  ['ages the wrong way round', { ageRange: { lower: 50, upper: 20 } }, 'ageRange'],
  ['half an age', { ageRange: { lower: 18.5, upper: 30 } }, 'ageRange.lower'],
  ['a distance below 0', { distance: -1 }, 'distance'],
  ['a distance beyond the earth', { distance: 12_451 }, 'distance'],
  ['a page before the first', { page: 0 }, 'page'],
  ['a page beyond all counting', { page: 1_000_001 }, 'page'],
  ['more than a page holds', { limit: 101 }, 'limit'],
  ['no row a page', { limit: 0 }, 'limit'],
  ['a field that is none, such as an order', { sort: 'rank' }, 'sort'],
])('%s is refused, and named', async (_, filter, field) => {
  const { status, errors } = await ada.call('POST', '/users', filter)
  expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]])
})
