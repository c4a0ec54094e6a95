import { isStateCode } from '@gauntlet/contract/places/states'
import { distanceMiles } from '@gauntlet/rules/places/distance'
import { expect, it } from 'vitest'
import { type Location, readCities, readZips } from './tables.ts'

const zones = new Set<string>()
function problemOf({ lat, lon, city, state, tz }: Location): string | undefined {
  if (!zones.has(tz)) zones.add(new Intl.DateTimeFormat('en', { timeZone: tz }).format() && tz)
  if (!city || !isStateCode(state)) return `${city}, ${state}`
  // The states and territories reach from 14° south of the equator to Alaska, and across the date line.
  return lat > -15 && lat < 72 && (lon < -64 || lon > 131) ? undefined : `${city}, ${state}: ${lat} ${lon}`
}

it('every city has a name, a state, coordinates in its part of the world and a known time zone', async () => {
  const cities = Array.from((await readCities()).all())
  expect(cities).toHaveLength(35_305)
  expect(cities.flatMap(city => problemOf(city) ?? [])).toEqual([])
  expect(cities.filter(city => !Number.isSafeInteger(city.population) || city.population < 0)).toEqual([])
})

it('so has every ZIP', async () => {
  const zips = await readZips()
  const found = Array.from({ length: 100_000 }, (_, zip) => zips.at(String(zip).padStart(5, '0'))).filter(zip => !!zip)
  expect(found).toHaveLength(41_927)
  expect(found.flatMap(zip => problemOf(zip) ?? [])).toEqual([])
})

it('a ZIP of Austin lies near Austin', async () => {
  const zip = (await readZips()).at('78701')
  const austin = (await readCities()).named('austin').find(city => city.state === 'TX')
  expect(zip && austin && distanceMiles(zip, austin)).toBeLessThan(5)
})
