import { isStateCode, type StateCode, states } from '@gauntlet/contract/states'
import { pointOf, unitVector } from '@gauntlet/rules/places/distance'
import { cityKey } from './key.ts'
import { type Location, locationAt, type PlaceTable } from './tables.ts'

const NAMES = new Map<string, StateCode>([
  ['federated states of micronesia', 'FM'],
  ['micronesia', 'FM'],
  ['virgin islands', 'VI'],
  ['us virgin islands', 'VI'],
  ['washington dc', 'DC'],
  ['washington d c', 'DC'],
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
 * Where a whole state is taken to be: the centre of its places weighted by population, on the sphere, since Alaska's
 * islands lie on both sides of the date line. The time zone is that of its most populous place; `city` is ''.
 */
export function stateCentres(table: PlaceTable): Map<StateCode, Location> {
  const sums = new Map<string, { ux: number; uy: number; uz: number; tz: string }>()
  for (let row = 0; row < table.city.length; row++) {
    const { state, tz, ...point } = locationAt(table, row)
    // The most populous rows come first, so the first of a state names its time zone.
    const sum = sums.get(state) ?? { ux: 0, uy: 0, uz: 0, tz }
    const { ux, uy, uz } = unitVector(point)
    // Where no population is known, as on some islands, the places still count.
    const weight = Math.max(1, table.population[row] ?? 0)
    sum.ux += ux * weight
    sum.uy += uy * weight
    sum.uz += uz * weight
    sums.set(state, sum)
  }
  const centres = new Map<StateCode, Location>()
  for (const [state, { tz, ...vector }] of sums)
    if (isStateCode(state)) centres.set(state, { ...pointOf(vector), city: '', state, tz })
  return centres
}
