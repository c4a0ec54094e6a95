import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorld } from '../../../apps/server/src/main.ts'
import { readConfig } from '../../../apps/server/src/platform/config/config.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../../scripts/support/postgres.ts'
import { type RunningServer, serverEnvironment, type ServerOptions, startServer } from './server.ts'
import { fillWorld, type World, type WorldSize } from './world.ts'

export type EngineName = 'postgres' | 'embedded'

/** A filled database, and servers over it; all of it goes when the stage is disposed of. */
export interface Stage extends AsyncDisposable {
  engine: EngineName
  world: World
  options: ServerOptions
  postgres: ThrowawayPostgres | undefined
  /** Another node over the same database; the embedded one bears a single node. `more` is added to its environment. */
  start(more?: Readonly<Record<string, string>>): Promise<RunningServer>
}

/** `there`: the address of a PostgreSQL that stands already, and stays. */
export async function openStage(engine: EngineName, size: WorldSize, fill = fillWorld, there?: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-bench-'))
  const postgres = engine === 'postgres' && there === undefined ? await startThrowawayPostgres() : undefined
  const servers: RunningServer[] = []
  const close = async () => {
    await Promise.all(servers.map(server => server.stop()))
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const options = { folder, databaseUrl: there ?? postgres?.url }
    const db = await openWorld(readConfig(serverEnvironment(options)), new Date())
    const world = await fill(db, size)
    await db.close()
    return {
      engine,
      world,
      options,
      postgres,
      async start(more) {
        const server = await startServer(options, more)
        servers.push(server)
        return server
      },
      [Symbol.asyncDispose]: close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
