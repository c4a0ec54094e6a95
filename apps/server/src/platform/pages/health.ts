import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { UnavailableError } from '../database/errors.ts'
import type { Room } from '../database/room.ts'
import { ping } from './queries.ts'

/** Balancers give up after some seconds themselves. */
const PATIENCE_MS = 1500

/** The reason why the database does not answer; undefined where it does. */
async function whyNot(db: Database, onError: (error: unknown) => void): Promise<'database' | 'slow' | undefined> {
  const late = new AbortController()
  const answer = ping.one(db).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof UnavailableError)) onError(error)
      return 'database' as const
    },
  )
  try {
    return await Promise.race([answer, pause(PATIENCE_MS, 'slow' as const, { signal: late.signal })])
  } finally {
    late.abort()
  }
}

/** `/healthz`: the process lives. `/readyz`: it can do its work, and is not about to stop; told within two seconds. */
export function serveHealth(
  app: FastifyInstance,
  db: Database,
  { stopping, room }: { stopping: () => boolean; room?: Room | undefined },
): void {
  const onError = (error: unknown) => app.log.error({ err: error }, 'the database does not answer')
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const why = stopping() ? 'stopping' : room?.low() ? 'room' : await whyNot(db, onError)
    return why === undefined ? { ok: true } : reply.code(503).header('retry-after', '2').send({ ok: false, why })
  })
}
