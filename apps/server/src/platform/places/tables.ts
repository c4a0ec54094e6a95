import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { cityKey } from './key.ts'

/** Degrees; `state` is the postal code; `tz` is a name of the tz database. */
export interface Location {
  lat: number
  lon: number
  city: string
  state: string
  tz: string
}

export interface City extends Location {
  /** 0: not known. */
  population: number
}

export interface ZipTable {
  /** The location of a ZIP of five digits. */
  at(zip: string): Location | undefined
  /** The ZIP of a city, named as the table names it, that lies nearest to its centre. */
  nearest(centre: Location): string | undefined
}

export interface CityTable {
  /** All cities of a key (`cityKey`), in no order. */
  named(key: string): City[]
  all(): IterableIterator<City>
}

const ZIP_LENGTH = 5
const DATA = new URL('../../../data/', import.meta.url)
const unzip = promisify(gunzip)

/**
 * The lines below the head. They stay text and are split when they are asked for: splitting all 77,000 at the start
 * would make it twice as long, for the few that a day needs.
 * Throws an Error that names the file where it is missing, its columns are others, or it is too long to be indexed.
 */
async function readLines(file: string, columns: string): Promise<string[]> {
  const text = (await unzip(await readFile(new URL(file, DATA)))).toString('utf8')
  const [head, ...lines] = text.trimEnd().split('\n')
  if (head !== columns) throw new Error(`${file}: the columns are '${head}', not '${columns}'`)
  // A row + 1 has to fit a Uint16Array.
  if (lines.length >= 65_535) throw new Error(`${file}: ${lines.length} rows are more than can be indexed`)
  return lines
}

const fieldsOf = (line: string): string[] =>
  line.includes('"')
    ? Array.from(line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, plain]) => quoted ?? plain ?? '')
    : line.split(',')

export async function readZips(): Promise<ZipTable> {
  const lines = await readLines('zips.csv.gz', 'zip,city,state,lat,lon,tz')
  // The ZIP as a number to its row + 1; 0: there is no such ZIP.
  const rowOf = new Uint16Array(100_000)
  lines.forEach((line, row) => (rowOf[Number(line.slice(0, 5))] = row + 1))
  return {
    at(zip) {
      const line = lines[(rowOf[Number(zip)] ?? 0) - 1]
      if (line === undefined) return undefined
      const [, city = '', state = '', lat, lon, tz = ''] = fieldsOf(line)
      return { lat: Number(lat), lon: Number(lon), city, state, tz }
    },
    nearest({ city, state, lat, lon }) {
      const named = `,${city},${state},`
      let found: { zip: string; apart: number } | undefined
      for (const line of lines) {
        if (!line.startsWith(named, ZIP_LENGTH)) continue
        const [zip = '', , , zipLat, zipLon] = fieldsOf(line)
        const apart = Math.hypot(Number(zipLat) - lat, Number(zipLon) - lon)
        if (!found || apart < found.apart) found = { zip, apart }
      }
      return found?.zip
    },
  }
}

function cityOf(line: string): City {
  const [city = '', , state = '', lat, lon, population, tz = ''] = fieldsOf(line)
  return { lat: Number(lat), lon: Number(lon), city, state, tz, population: Number(population) }
}

/** The second column. The file's own keys still carry some signs and abbreviations, a few hundred of them. */
function keyOf(line: string): string {
  const start = line.startsWith('"') ? line.indexOf('",') + 2 : line.indexOf(',') + 1
  const key = line.slice(start, line.indexOf(',', start))
  return /[^a-z0-9 ]|\b(?:ste|st|ft|mt) /.test(key) ? cityKey(key) : key
}

export async function readCities(): Promise<CityTable> {
  const lines = await readLines('places.csv.gz', 'name,key,state,lat,lon,pop,tz,kind')
  // A key to one of its rows, and from row to row of the same key: both row + 1, 0 at the end.
  const first = new Map<string, number>()
  const next = new Uint16Array(lines.length)
  lines.forEach((line, row) => {
    const key = keyOf(line)
    next[row] = first.get(key) ?? 0
    first.set(key, row + 1)
  })
  return {
    named(key) {
      const found: City[] = []
      for (let row = first.get(key) ?? 0; row > 0; row = next[row - 1] ?? 0) found.push(cityOf(lines[row - 1] ?? ''))
      return found
    },
    all: () => lines.values().map(cityOf),
  }
}
