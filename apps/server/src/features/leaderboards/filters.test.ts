import { expect, test } from 'vitest'
import { listGenders } from '../profiles/queries.ts'
import { openBoards, order, WHOLE } from './boards.testing.ts'

const { stage, female, zoe, list } = await openBoards()

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
