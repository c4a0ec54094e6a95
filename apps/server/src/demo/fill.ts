import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openWorld } from '../main.ts'
import type { Config } from '../platform/config/config.ts'
import { openDatabase } from '../platform/database/open.ts'
import { loadPlaces } from '../platform/places/places.ts'
import { countUsers } from './queries.ts'
import { buildWorld, DEMO_SIZE, type WorldSize } from './world.ts'

/** Stands in the data folder once the world is whole. */
const WHOLE = 'demo-world'

async function requireEmpty(database: NonNullable<Config['database']>): Promise<void> {
  const db = await openDatabase({ kind: 'postgres', ...database })
  try {
    const tables = await db.session(session =>
      session.run(`select from pg_class where relkind in ('r', 'p') and relnamespace not in (
        select oid from pg_namespace where nspname like 'pg\\_%' or nspname = 'information_schema') limit 1`),
    )
    if (tables.length > 0)
      throw new Error(
        'The database of DATABASE_URL is not empty: the demo fills one that is, `npm start` serves this one.',
      )
  } finally {
    await db.close()
  }
}

/**
 * Makes the demo world where the configuration points to. A data folder that has it already is left as it is; an
 * Error is thrown for one with other players or half a world in it, and for a PostgreSQL database that is not empty.
 */
export async function fillWorld(config: Config, now: Date, size: WorldSize = DEMO_SIZE): Promise<'made' | 'found'> {
  const whole = join(config.dataFolder, WHOLE)
  if (config.database) await requireEmpty(config.database)
  else if (existsSync(whole)) return 'found'
  const places = await loadPlaces()
  const db = await openWorld(config, now)
  try {
    const { users } = await countUsers.one(db)
    if (users > 0)
      throw new Error(
        `${config.dataFolder} holds players but no whole demo world: delete it, and start the demo again.`,
      )
    await buildWorld({ config, db, places, now }, size)
  } finally {
    await db.close()
  }
  if (!config.database) writeFileSync(whole, `${now.toISOString()}\n`)
  return 'made'
}
