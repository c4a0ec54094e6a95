import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from './platform/database/connect.ts'
import type { Database } from './platform/database/database.ts'
import type { Engine } from './platform/database/engine.ts'
import { migrate } from './platform/database/migrate.ts'
import { openPglite } from './platform/database/pglite.ts'
import { postgresEngine } from './platform/database/postgres.ts'
import { wrongClaims } from './testing/claims/check.ts'
import { claimsOfQueries, claimsOfTables } from './testing/claims/claims.ts'
import { NEVER_NULL } from './testing/claims/never-null.ts'
import { listQueries } from './testing/claims/queries.ts'
import { openTestDatabase, urlOf } from './testing/database.ts'

/** The compiler looks at the whole server: seconds, on a busy machine many. */
const TEST_MS = 300_000

let db: Database
let client: Client

/** A database of its own, and how to connect to it: statements are described over the wire. */
async function openDescribed(): Promise<[Database, Engine['settings']]> {
  if (process.env['GAUNTLET_TEST_ENGINE'] === 'postgres') {
    const database = await openTestDatabase()
    return [database, postgresEngine({ url: await urlOf(database) }).settings]
  }
  const engine = await openPglite({})
  const database = connectDatabase(engine)
  await migrate(database)
  return [database, engine.settings]
}

beforeAll(async () => {
  const [database, settings] = await openDescribed()
  db = database
  client = new Client(settings)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await db.close()
})

test('every query is prepared, and its rows and arguments are what the code claims, as are the tables', {
  timeout: TEST_MS,
}, async () => {
  const queries = await listQueries()
  const { imports, claims } = await claimsOfQueries(client, queries)
  const wrong = wrongClaims(imports, [...claims, ...(await claimsOfTables(client))])
  const excused = new Set(Object.keys(NEVER_NULL).map(column => `${column} may be null`))
  expect([...wrong].filter(([about]) => !excused.has(about)).map(each => each.join(': '))).toEqual([])
  expect([...excused].filter(about => !wrong.has(about))).toEqual([])
})

test('what the code claims wrongly is told', { timeout: TEST_MS }, () => {
  const query = 'Query<{ id: string; age: number }, { since: Date }>'
  const claims = [
    `Column<Row<${query}>, 'id', string>`,
    `Column<Row<${query}>, 'age', string>`,
    `Column<Row<${query}>, 'name', string>`,
    `Nullable<Row<${query}>, 'age'>`,
    `Rest<Row<${query}>, 'id'>`,
    `Parameter<Args<${query}>, 'since', Date>`,
    `Parameter<Args<${query}>, 'since', string>`,
    `Parameter<Args<${query}>, 'until', Date>`,
    `Column<Selected<'users'>, 'email', number>`,
    `Present<Selected<'users'>, 'email'>`,
    `Demanded<Inserted<'users'>, 'bio'>`,
  ].map(type => ({ about: type, type }))
  const wrong = wrongClaims([], claims)
  const right = claims.filter(({ about }) => !wrong.has(about)).map(({ about }) => about)
  expect(right).toEqual([claims[0]?.about, claims[5]?.about])
  expect(wrong.get(claims[1]?.about ?? '')).toBe('claimed: number; real: string')
})
