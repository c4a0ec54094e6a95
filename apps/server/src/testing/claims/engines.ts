import { Client } from 'pg'
import { connectDatabase } from '../../platform/database/connect.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Engine } from '../../platform/database/engine.ts'
import { postgresEngine } from '../../platform/database/postgres.ts'
import { embeddedEngine, openTestDatabase, urlOf } from '../database.ts'
import { type Checks, claimsOfQueries, claimsOfTables } from './claims.ts'
import { listQueries } from './queries.ts'

/**
 * The claims of the code about every query and table, next to what a database of its own says of them over the wire.
 * Throws where one is not prepared.
 */
async function claimsOn(database: Database, settings: ReturnType<Engine['settings']>): Promise<Checks> {
  const client = new Client(settings)
  await client.connect()
  try {
    const { imports, claims } = await claimsOfQueries(client, await listQueries())
    return { imports, claims: [...claims, ...(await claimsOfTables(client))] }
  } finally {
    await client.end()
    await database.close()
  }
}

export async function claimsOnEmbedded(): Promise<Checks> {
  const engine = await embeddedEngine()
  return claimsOn(connectDatabase(engine), engine.settings())
}

export async function claimsOnServer(): Promise<Checks> {
  const database = await openTestDatabase()
  return claimsOn(database, postgresEngine({ url: await urlOf(database) }).settings())
}
