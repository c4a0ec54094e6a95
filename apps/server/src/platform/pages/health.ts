import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { query } from '../database/query.ts'
import type { Room } from '../database/room.ts'

const ping = query(() => sql<{ one: number }>`select 1 as one`)

/** `/healthz`: the process lives. `/readyz`: it can do its work, and is not about to stop. */
export function serveHealth(
  app: FastifyInstance,
  db: Database,
  { stopping, room }: { stopping: () => boolean; room?: Room | undefined },
): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    if (stopping()) return reply.code(503).send({ ok: false, why: 'stopping' })
    if (room?.low()) return reply.code(503).send({ ok: false, why: 'room' })
    try {
      await ping.one(db)
      return { ok: true }
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ ok: false, why: 'database' })
    }
  })
}
