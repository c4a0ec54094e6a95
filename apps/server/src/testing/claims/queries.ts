import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { Query } from '../../platform/database/query.ts'

/** Any query, whatever it is given and answers with. */
type AnyQuery = Pick<Query<unknown, unknown>, 'compiled'>

export interface Found {
  /** From src/. */
  file: string
  /** How it is reached in its module: `listCards`, `byKind.match`. */
  path: string[]
  query: AnyQuery
}

export const source = fileURLToPath(new URL('../../', import.meta.url))

const isQuery = (value: object): value is AnyQuery => 'compiled' in value && typeof value.compiled === 'function'

function* within(value: unknown, path: string[]): Generator<{ path: string[]; query: AnyQuery }> {
  if (typeof value !== 'object' || value === null) return
  if (isQuery(value)) yield { path, query: value }
  else if (Object.getPrototypeOf(value) === Object.prototype)
    for (const [key, inner] of Object.entries(value)) yield* within(inner, [...path, key])
}

/** A call that makes a query, as opposed to a mention: `query(` itself, and the functions that make one of a part. */
const CALL = /(?<![.\w#])(?:query|exported|lockDue|planReminder|listCompany|talkedOf)\(/g
const MAKER =
  /import [^;]*\b(?:query|exported|lockDue|planReminder|listCompany|talkedOf)\b[^;]* from '[^']*(?:database\/query|features\/(?:exported|reminder|company|talking))\.ts'/
/** They make no query but hand one to each of their callers. */
const MAKERS = new Set(['exported', 'reminder', 'company', 'talking'].map(file => `platform/features/${file}.ts`))
const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')

/** Every module that makes queries, and how many it makes at least. */
const listModules = () =>
  globSync('**/*.ts', { cwd: source })
    .filter(file => !/\.test\.ts$|\/fixtures\//.test(file) && !MAKERS.has(file))
    .sort()
    .map(file => ({ file, text: withoutComments(readFileSync(join(source, file), 'utf8')) }))
    .filter(({ text }) => MAKER.test(text))
    .map(({ file, text }) => ({ file, calls: [...text.matchAll(CALL)].length }))

/** All queries of the product. Throws where a module makes one that it does not export: nobody could look at it. */
export async function listQueries(): Promise<Found[]> {
  const found: Found[] = []
  for (const { file, calls } of listModules()) {
    const module: object = await import(pathToFileURL(join(source, file)).href)
    const its = Object.entries(module).flatMap(([name, value]) => [...within(value, [name])])
    if (its.length < calls) throw new Error(`${file} makes ${calls} queries and exports ${its.length}: export all`)
    found.push(...its.map(each => ({ file, ...each })))
  }
  return found
}
