import { isStateCode, type StateCode, states } from '@gauntlet/contract/places/states'
import { pointOf, unitVector } from '@gauntlet/rules/places/distance'
import { cityKey } from './key.ts'
import type { City, Location } from './tables.ts'

const NAMES = new Map<string, StateCode>([
  ['federated states of micronesia', 'FM'],
  ['micronesia', 'FM'],
  ['virgin islands', 'VI'],
  ['us virgin islands', 'VI'],
])
for (const code of Object.keys(states).filter(isStateCode)) NAMES.set(cityKey(states[code]), code)
const MOST_WORDS = Math.max(...Array.from(NAMES.keys(), name => name.split(' ').length))

/** The state that a key (`cityKey`) names whole: 'texas', 'tx', 'd c'. */
export function stateOf(key: string): StateCode | undefined {
  const code = (/^[a-z] [a-z]$/.test(key) ? key.replace(' ', '') : key).toUpperCase()
  return isStateCode(code) ? code : NAMES.get(key)
}

/** The ways to read the end of a key as a state: 'kansas city mo' → `{ city: 'kansas city', state: 'MO' }`. */
export function stateAtEnd(key: string): { city: string; state: StateCode }[] {
  const words = key.split(' ')
  const found: { city: string; state: StateCode }[] = []
  // The longest name first: 'charleston west virginia' ends with a state of one word too.
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const state = stateOf(words.slice(-count).join(' '))
    if (state) found.push({ city: words.slice(0, -count).join(' '), state })
  }
  return found
}

/**
 * Where a whole state is taken to be: the centre of its cities weighted by population, on the sphere, since Alaska's
 * islands lie on both sides of the date line. The time zone is that of its most populous city; `city` is ''.
 */
export function stateCentres(cities: Iterable<City>): Map<StateCode, Location> {
  const sums = new Map<string, { ux: number; uy: number; uz: number; largest: City }>()
  for (const city of cities) {
    const sum = sums.get(city.state) ?? { ux: 0, uy: 0, uz: 0, largest: city }
    const { ux, uy, uz } = unitVector(city)
    // Where no population is known, as on some islands, the places still count.
    const weight = Math.max(1, city.population)
    sum.ux += ux * weight
    sum.uy += uy * weight
    sum.uz += uz * weight
    if (city.population > sum.largest.population) sum.largest = city
    sums.set(city.state, sum)
  }
  const centres = new Map<StateCode, Location>()
  for (const [state, { largest, ...vector }] of sums)
    if (isStateCode(state)) centres.set(state, { ...pointOf(vector), city: '', state, tz: largest.tz })
  return centres
}
