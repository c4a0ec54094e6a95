import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { cityKey } from './key.ts'

/** Coordinates are kept as whole steps of this many to a degree: the data's five decimals, exactly. */
const STEPS = 100_000

/** One column for each field, so that 77,000 rows are a few arrays and not as many objects. */
export interface Rows {
  city: string[]
  state: string[]
  lat: Int32Array
  lon: Int32Array
  tz: string[]
}

export interface Location {
  lat: number
  lon: number
  city: string
  state: string
  tz: string
}

export interface ZipTable extends Rows {
  /** The ZIP as a number to its row + 1; 0: there is no such ZIP. */
  rowOf: Uint16Array
}

export interface PlaceTable extends Rows {
  population: Int32Array
  /** A city's key to the first of its rows; the most populous comes first. */
  first: Map<string, number>
  /** A row to the next row + 1 of the same key; 0: it is the last. */
  next: Uint16Array
}

export function locationAt(rows: Rows, row: number): Location {
  return {
    lat: (rows.lat[row] ?? 0) / STEPS,
    lon: (rows.lon[row] ?? 0) / STEPS,
    city: rows.city[row] ?? '',
    state: rows.state[row] ?? '',
    tz: rows.tz[row] ?? '',
  }
}

const DATA = new URL('../../../data/', import.meta.url)
const unzip = promisify(gunzip)

const fieldsOf = (line: string): string[] =>
  line.includes('"')
    ? Array.from(line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, plain]) => quoted ?? plain ?? '')
    : line.split(',')

/** Throws an Error that names the file where it is missing or its columns are not those expected. */
async function readCsv(file: string, columns: string): Promise<string[][]> {
  const text = (await unzip(await readFile(new URL(file, DATA)))).toString('utf8')
  const [head, ...lines] = text.trimEnd().split('\n')
  if (head !== columns) throw new Error(`${file}: the columns are '${head}', not '${columns}'`)
  const rows = lines.map(fieldsOf)
  const width = columns.split(',').length
  const wrong = rows.findIndex(row => row.length !== width)
  if (wrong >= 0) throw new Error(`${file}: row ${wrong + 2} does not have ${width} fields`)
  // A row + 1 has to fit a Uint16Array.
  if (rows.length >= 65_535) throw new Error(`${file}: ${rows.length} rows are more than the tables hold`)
  return rows
}

/** The same few names come back in thousands of rows: each is kept once, apart from the text of the file. */
function sharing(): (text: string) => string {
  const kept = new Map<string, string>()
  return text => {
    const known = kept.get(text)
    if (known !== undefined) return known
    // A slice would hold the whole file's text in memory.
    const own = Buffer.from(text).toString()
    kept.set(own, own)
    return own
  }
}

const stepsOf = (degrees: string): number => Math.round(Number(degrees) * STEPS)

function emptyRows(length: number): Rows {
  return { city: [], state: [], tz: [], lat: new Int32Array(length), lon: new Int32Array(length) }
}

export async function readZips(): Promise<ZipTable> {
  const lines = await readCsv('zips.csv.gz', 'zip,city,state,lat,lon,tz')
  const share = sharing()
  const table = { ...emptyRows(lines.length), rowOf: new Uint16Array(100_000) }
  for (const [row, [zip = '', city = '', state = '', lat = '', lon = '', tz = '']] of lines.entries()) {
    table.rowOf[Number(zip)] = row + 1
    table.city.push(share(city))
    table.state.push(share(state))
    table.tz.push(share(tz))
    table.lat[row] = stepsOf(lat)
    table.lon[row] = stepsOf(lon)
  }
  return table
}

export async function readPlaces(): Promise<PlaceTable> {
  const lines = await readCsv('places.csv.gz', 'name,key,state,lat,lon,pop,tz,kind')
  // Most populous first; the sort keeps the file's order among equals.
  lines.sort((a, b) => Number(b[5]) - Number(a[5]))
  const share = sharing()
  const table = {
    ...emptyRows(lines.length),
    population: new Int32Array(lines.length),
    first: new Map<string, number>(),
    next: new Uint16Array(lines.length),
  }
  const last = new Map<string, number>()
  for (const [row, [name = '', key = '', state = '', lat = '', lon = '', population = '', tz = '']] of lines.entries()) {
    table.city.push(share(name))
    table.state.push(share(state))
    table.tz.push(share(tz))
    table.lat[row] = stepsOf(lat)
    table.lon[row] = stepsOf(lon)
    table.population[row] = Number(population)
    // A few hundred keys still carry signs or abbreviations.
    const folded = share(/^(?!.*\b(?:st|ste|ft|mt)\b)[a-z0-9 ]+$/.test(key) ? key : cityKey(key))
    const before = last.get(folded)
    if (before === undefined) table.first.set(folded, row)
    else table.next[before] = row + 1
    last.set(folded, row)
  }
  return table
}
