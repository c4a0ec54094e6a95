import { expect, test } from 'vitest'
import { agreement } from './agreement.ts'

const downtown = { lat: 30.27, lon: -97.74, state: 'TX', ownCity: false }
const austin = { lat: 30.3, lon: -97.75 }
const seattle = { lat: 47.61, lon: -122.33 }
/** 0.4 degrees of latitude are 27.6 miles, 0.45 are 31.1. */
const north = (degrees: number) => ({ lat: downtown.lat + degrees, lon: downtown.lon })

test('a ZIP in the city that was typed agrees', () => {
  expect(agreement(downtown, { state: 'TX', namesakes: [austin] })).toBe('agrees')
})

test('a ZIP in another state does not, however near the city is', () => {
  expect(agreement(downtown, { state: 'WA', namesakes: [austin] })).toBe('otherState')
})

test.each([
  [0.4, 'agrees'],
  [0.45, 'farCity'],
])('a city %d degrees north of the ZIP: %s', (degrees, said) => {
  expect(agreement(downtown, { state: 'TX', namesakes: [north(degrees)] })).toBe(said)
})

test('of several cities of a name the one that is near counts', () => {
  expect(agreement(downtown, { state: 'TX', namesakes: [seattle, austin] })).toBe('agrees')
})

test('the name that the post office gives a ZIP always agrees, however large the ZIP is', () => {
  expect(agreement({ ...downtown, ownCity: true }, { state: 'TX', namesakes: [seattle] })).toBe('agrees')
})

test('a name that no city has contradicts nothing', () => {
  expect(agreement(downtown, { state: 'TX', namesakes: [] })).toBe('agrees')
})
