import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../clock/clock.ts'
import { badField } from '../http/refusal.ts'
import { devMailPage } from '../mail/dev-mail.ts'
import type { Mailbox } from '../mail/mail.ts'

const clockInput = z.strictObject({ now: z.nullable(z.iso.datetime({ offset: true })) })

/**
 * `/dev/mail` and `/dev/clock`: only while HOST is loopback and NODE_ENV is not production.
 * `settle` catches up with what the moved clock has made due, so that the answer finds the world settled.
 */
export function serveDevelopment(
  app: FastifyInstance,
  { clock, mailbox, settle }: { clock: Clock; mailbox: Mailbox | undefined; settle: () => Promise<void> },
): void {
  app.get('/dev/mail', async (request, reply) => {
    // Whoever looks for a mail has just done what sends it.
    await settle()
    const list = (await mailbox?.list()) ?? []
    if (request.headers.accept?.includes('text/html'))
      return reply.type('text/html; charset=utf-8').send(devMailPage(list))
    return reply.send(list)
  })
  app.post('/dev/clock', async request => {
    const read = clockInput.safeParse(request.body)
    if (!read.success) throw badField('now', 'An instant like 2030-01-31T18:00:00Z, or null for the real time.')
    clock.set(read.data.now === null ? null : new Date(read.data.now))
    await settle()
    return { success: true, payload: { now: clock.now().toISOString() } }
  })
}
