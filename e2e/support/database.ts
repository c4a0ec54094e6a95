import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database of its own on the server of TEST_DATABASE_URL. */
export interface TestDatabase {
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

/** A fresh database where GAUNTLET_TEST_ENGINE is postgres; nothing where the server embeds its own. */
export async function freshDatabase(): Promise<TestDatabase | undefined> {
  const engine = process.env['GAUNTLET_TEST_ENGINE'] ?? 'pglite'
  if (engine === 'pglite') return undefined
  if (engine !== 'postgres') throw new Error(`GAUNTLET_TEST_ENGINE is pglite or postgres, not ${engine}`)
  const name = `gauntlet_e2e_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}
