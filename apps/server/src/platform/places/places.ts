import { type StateCode, states } from '@gauntlet/contract/places/states'
import { agreement } from '@gauntlet/rules/places/agreement'
import { cityKey } from './key.ts'
import { stateAtEnd, stateCentres, stateOf } from './states.ts'
import { type City, type Location, readCities, readZips } from './tables.ts'

export interface ZipPlace extends Location {
  zip: string
}

/** `city` is '' where a whole state was meant. `label` is how people read it: 'Austin, TX', 'Texas'. */
export interface Place extends Location {
  label: string
}

export interface Places {
  /** '78701' or '78701-1234'; undefined where there is no such ZIP. */
  zip(zip: string): ZipPlace | undefined
  /**
   * The place a text means: a ZIP, a city with or without its state, a state or a territory. Of cities of one name the
   * most populous. A name that is both a state's and a city's is the state's, unless that city lies in that state
   * ('New York' is the city, 'Washington' the state). Undefined where no place matches, or where a ZIP and the city
   * or state before it are not in one place.
   */
  find(text: string): Place | undefined
  /**
   * The places that an ambiguous bare name may mean: the cities of that name, the most populous first, at most
   * six. Empty where it is clear: with a state or a ZIP, or where one city is large and every other far smaller.
   */
  candidates(text: string): Place[]
  /** Every city of a name, in whichever state, the most populous first. */
  named(city: string): Place[]
  /** The ZIP in the middle of a city; `state` is a postal code or a name. */
  zipOf(city: string, state: string): string | undefined
  /** The centre of a city; `state` is a postal code or a name. */
  city(city: string, state: string): Place | undefined
}

const LONGEST = 100
const ZIP = /^(\d{5})(?:-\d{4})?$/
const ZIP_AT_END = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/
const COUNTRY_AT_END = /[\s,]+(?:usa?|u\.s\.(?:a\.)?|united states)$/i
const CONTROL = /\p{Cc}/u

/** A city of so many people, ten times as many as any other of its name, is meant by the bare name. */
const LARGE = 100_000
const FAR_LARGER = 10
const CANDIDATES = 6

const sorted = (cities: City[]): City[] =>
  cities.toSorted((a, b) => b.population - a.population || (a.state < b.state ? -1 : 1))

const mostPopulous = (cities: City[]): City | undefined =>
  cities.reduce<City | undefined>((most, one) => (most && most.population > one.population ? most : one), undefined)

const placeOf = ({ lat, lon, city, state, tz }: City): Place => ({
  lat,
  lon,
  city,
  state,
  tz,
  label: `${city}, ${state}`,
})

/** Reads the data that comes with the server. Throws an Error that names a file that is missing or wrong. */
export async function loadPlaces(): Promise<Places> {
  const [zips, cities] = await Promise.all([readZips(), readCities()])
  let centres: ReturnType<typeof stateCentres> | undefined

  function zip(text: string): ZipPlace | undefined {
    const digits = ZIP.exec(text.trim())?.[1]
    const found = digits && zips.at(digits)
    return found ? { zip: digits, ...found } : undefined
  }

  function wholeState(code: StateCode): Place | undefined {
    // Made from all cities at once, and only where somebody asks for a whole state.
    centres ??= stateCentres(cities.all())
    const centre = centres.get(code)
    return centre && { ...centre, label: states[code] }
  }

  function cityIn(key: string, state: StateCode): City | undefined {
    return mostPopulous(cities.named(key).filter(found => found.state === state))
  }

  /** A ZIP, and what stands before it: nothing, its state, or a city in it or near it. */
  function byZip(code: string, before: string): Place | undefined {
    const found = zips.at(code)
    if (!found || !standsBefore(found, cityKey(before))) return undefined
    return { ...found, label: `${found.city}, ${found.state} ${code}` }
  }

  function standsBefore(at: Location, key: string): boolean {
    if (key === '' || stateOf(key) === at.state) return true
    const readings = [{ city: key, state: at.state }, ...stateAtEnd(key)]
    return readings.some(({ city: name, state }) => {
      const namesakes = cities.named(name)
      const ownCity = name === cityKey(at.city)
      return (ownCity || namesakes.length > 0) && agreement({ ...at, ownCity }, { state, namesakes }) === 'agrees'
    })
  }

  function candidates(text: string): Place[] {
    const asked = text.trim().replace(COUNTRY_AT_END, '')
    const key = cityKey(asked)
    if (asked.includes(',') || stateOf(key)) return []
    const found = sorted(cities.named(key))
    const [most, next] = found
    if (!most || !next) return []
    if (most.population >= LARGE && most.population >= FAR_LARGER * next.population) return []
    const labels = new Map(found.map(one => [`${one.city}, ${one.state}`, placeOf(one)]))
    return labels.size > 1 ? [...labels.values()].slice(0, CANDIDATES) : []
  }

  /** A name without a comma: a state, a city, or a city and its state. */
  function byName(key: string): Place | undefined {
    const state = stateOf(key)
    if (state) {
      const own = cityIn(key, state)
      return own && own.population > 0 ? placeOf(own) : wholeState(state)
    }
    const found =
      mostPopulous(cities.named(key)) ??
      stateAtEnd(key)
        .values()
        .map(end => cityIn(end.city, end.state))
        .find(one => one !== undefined)
    return found && placeOf(found)
  }

  const named = (name: string): Place[] =>
    name.length > LONGEST ? [] : sorted(cities.named(cityKey(name))).map(placeOf)

  function city(name: string, state: string): Place | undefined {
    if (name.length > LONGEST || state.length > LONGEST) return undefined
    const code = stateOf(cityKey(state))
    const found = code && cityIn(cityKey(name), code)
    return found && placeOf(found)
  }

  function find(text: string): Place | undefined {
    if (text.length > LONGEST || CONTROL.test(text)) return undefined
    const asked = text.trim().replace(COUNTRY_AT_END, '')
    const [ending = '', code] = ZIP_AT_END.exec(asked) ?? []
    if (code) return byZip(code, asked.slice(0, asked.length - ending.length))
    const comma = asked.lastIndexOf(',')
    return comma < 0 ? byName(cityKey(asked)) : city(asked.slice(0, comma), asked.slice(comma + 1))
  }

  const zipOf = (name: string, state: string) => {
    const found = city(name, state)
    return found && zips.nearest(found)
  }

  return { zip, zipOf, find, candidates, named, city }
}
