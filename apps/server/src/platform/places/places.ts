import { states } from '@gauntlet/contract/states'
import { cityKey } from './key.ts'
import { stateAtEnd, stateCentres, stateOf } from './states.ts'
import { type Location, locationAt, readPlaces, readZips } from './tables.ts'

/** Degrees; `state` is the postal code; `tz` is a name of the tz database. */
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
   * ('New York' is the city, 'Washington' the state). Undefined where no place matches.
   */
  find(text: string): Place | undefined
  /** The centre of a city; `state` is a postal code or a name. */
  city(city: string, state: string): Place | undefined
}

const LONGEST = 100
const ZIP = /^(\d{5})(?:-\d{4})?$/
const ZIP_AT_END = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/
const COUNTRY_AT_END = /[\s,](?:usa|us|u\.s\.a?\.|united states)$/i

/** Reads the data that comes with the server. Throws an Error that names a file that is missing or wrong. */
export async function loadPlaces(): Promise<Places> {
  const [zips, cities] = await Promise.all([readZips(), readPlaces()])
  const centres = stateCentres(cities)

  function zip(text: string): ZipPlace | undefined {
    const digits = ZIP.exec(text.trim())?.[1]
    const row = digits && zips.rowOf[Number(digits)]
    return row ? { zip: digits, ...locationAt(zips, row - 1) } : undefined
  }

  function cityByKey(key: string, state?: string): Place | undefined {
    for (let row = cities.first.get(key) ?? -1; row >= 0; row = (cities.next[row] ?? 0) - 1) {
      if (state !== undefined && cities.state[row] !== state) continue
      const place = locationAt(cities, row)
      return { ...place, label: `${place.city}, ${place.state}` }
    }
    return undefined
  }

  function stateByKey(key: string): Place | undefined {
    const code = stateOf(key)
    const centre = code && centres.get(code)
    return centre && { ...centre, label: states[code] }
  }

  const atZip = (found: ZipPlace): Place => {
    const { zip: code, ...place } = found
    return { ...place, label: `${place.city}, ${place.state} ${code}` }
  }

  function find(text: string): Place | undefined {
    const trimmed = text.length > LONGEST ? '' : text.trim().replace(COUNTRY_AT_END, '').replace(/[\s,]+$/, '')
    if (!trimmed || /\p{Cc}/u.test(trimmed)) return undefined
    const code = ZIP_AT_END.exec(trimmed)?.[1]
    if (code) {
      const found = zip(code)
      return found && atZip(found)
    }
    const comma = trimmed.lastIndexOf(',')
    if (comma >= 0) return city(trimmed.slice(0, comma), trimmed.slice(comma + 1))
    const key = cityKey(trimmed)
    const state = stateOf(key)
    const own = state && cityByKey(key, state)
    if (own) return own
    if (state) return stateByKey(key)
    for (const { city: name, state: its } of cities.first.has(key) ? [] : stateAtEnd(key)) {
      const found = cityByKey(name, its)
      if (found) return found
    }
    return cityByKey(key)
  }

  function city(name: string, state: string): Place | undefined {
    if (name.length > LONGEST || state.length > LONGEST) return undefined
    const code = stateOf(cityKey(state))
    return code && cityByKey(cityKey(name), code)
  }

  return { zip, find, city }
}
