import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database of its own on the server of TEST_DATABASE_URL. */
export interface TestDatabase {
  name: string
  url: string
  drop(): Promise<void>
}

async function onServer(sql: string): Promise<void> {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server for tests')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/**
 * An empty database, or a copy of another one, where GAUNTLET_TEST_ENGINE is postgres; nothing where the server embeds
 * its own.
 */
export async function createDatabase(template?: string): Promise<TestDatabase | undefined> {
  const engine = process.env['GAUNTLET_TEST_ENGINE'] ?? 'pglite'
  if (engine === 'pglite') return undefined
  if (engine !== 'postgres') throw new Error(`GAUNTLET_TEST_ENGINE is pglite or postgres, not ${engine}`)
  const name = `gauntlet_e2e_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}${template === undefined ? '' : ` template ${template} strategy file_copy`}`)
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}
