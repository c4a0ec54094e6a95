import { expect, test } from 'vitest'
import { fillFromZip, isSamePlace } from './fill-from-zip.ts'

const austin = { city: 'Austin', state: 'TX' }
const seattle = { city: 'Seattle', state: 'WA' }
const empty = { city: '', state: '' }

test('a ZIP fills a form that is empty', () => {
  expect(fillFromZip(empty, {}, austin)).toEqual(austin)
})

test('another ZIP replaces what the first filled in', () => {
  expect(fillFromZip(austin, austin, seattle)).toEqual(seattle)
})

test('a city that Ada typed stays, and only the state is filled in', () => {
  expect(fillFromZip({ city: 'Bouldin Creek', state: '' }, {}, austin)).toEqual({ state: 'TX' })
})

test('a city that Ada wrote over the one that was filled in stays', () => {
  expect(fillFromZip({ city: 'Round Rock', state: 'TX' }, austin, seattle)).toEqual({ state: 'WA' })
})

test('what Ada typed by herself stays, also where the ZIP is elsewhere', () => {
  expect(fillFromZip(austin, {}, seattle)).toEqual({})
})

test.each([
  [{ city: ' austin ', state: 'Texas' }, true],
  [{ city: 'Austin', state: 'WA' }, false],
  [{ city: 'Round Rock', state: 'TX' }, false],
])('%o is Austin, TX: %s', (typed, same) => {
  expect(isSamePlace(typed, austin)).toBe(same)
})
