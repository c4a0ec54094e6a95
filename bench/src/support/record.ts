import { buildApp } from '../../../apps/server/src/app.ts'
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts'
import { readConfig } from '../../../apps/server/src/platform/config/config.ts'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { openDatabase } from '../../../apps/server/src/platform/database/open.ts'
import { capturedMail } from '../../../apps/server/src/platform/mail/captured.ts'
import { loadPlaces } from '../../../apps/server/src/platform/places/places.ts'
import type { Ask } from './latency.ts'
import type { Statement } from './pgbench.ts'
import { serverEnvironment, type ServerOptions } from './server.ts'

/** The queries of the real app for each of `asks`, so that nothing has to be kept in step by hand. */
export async function recordStatements(
  options: ServerOptions & { databaseUrl: string },
  asks: readonly Ask[],
): Promise<Statement[][]> {
  const config = { ...readConfig(serverEnvironment(options)), logLevel: 'silent' }
  const real = await openDatabase({ kind: 'postgres', url: options.databaseUrl })
  let heard: Statement[] = []
  const db: Database = {
    ...real,
    execute: (compiled, values) => {
      heard.push({ text: compiled.text, values: [...values] })
      return real.execute(compiled, values)
    },
  }
  try {
    const app = await buildApp({ config, db, clock: systemClock(), mail: capturedMail(), places: await loadPlaces() })
    const recorded: Statement[][] = []
    for (const { path, token, body } of asks) {
      heard = []
      const answer = await app.server.inject({
        url: path,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body ? { method: 'POST' as const, payload: body } : {}),
      })
      if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`)
      recorded.push(heard)
    }
    await app.server.close()
    return recorded
  } finally {
    await real.close()
  }
}
