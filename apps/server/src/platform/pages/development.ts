import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../clock/clock.ts'
import { badField, notFound } from '../http/refusal.ts'
import { devMailPage } from '../mail/dev-mail.ts'
import type { Mailbox } from '../mail/mail.ts'

const clockInput = z.strictObject({ now: z.nullable(z.iso.datetime({ offset: true })) })

const LOOPBACK = /^(127(\.\d{1,3}){3}|\[::1\]|localhost)(:\d{1,5})?$/i
/** Headers that a proxy or a tunnel adds. */
const FORWARDED = /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|x-original-.*|true-client-ip|cf-.*|ngrok-.*)$/
const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * Whether somebody at this machine asks: whatever came through a proxy or a tunnel did not, and a page of another site
 * is recognized by the host that it calls, by its origin, or by what only a form can send.
 */
function isAtThisMachine({ headers, method }: FastifyRequest): boolean {
  const { host = '', origin, 'sec-fetch-site': site, 'content-type': type = '' } = headers
  if (!LOOPBACK.test(host) || Object.keys(headers).some(name => FORWARDED.test(name))) return false
  if (method !== 'POST') return true
  if (origin !== undefined && origin !== `http://${host}`) return false
  return (site === undefined || site === 'same-origin') && JSON_TYPE.test(type)
}

/**
 * `/dev/mail` and `/dev/clock`: only while HOST is loopback and NODE_ENV is not production, and only for callers on
 * this machine; for others there is no such address. `settle` catches up with everything that the moved clock has made
 * due, so that the answer finds the world settled.
 */
export function serveDevelopment(
  app: FastifyInstance,
  { clock, mailbox, settle }: { clock: Clock; mailbox: Mailbox | undefined; settle: () => Promise<void> },
): void {
  void app.register(async doors => {
    doors.addHook('onRequest', async request => {
      if (!isAtThisMachine(request)) throw notFound()
    })
    doors.get('/dev/mail', async (request, reply) => {
      // Whoever looks for a mail has just done what sends it.
      await settle()
      const list = (await mailbox?.list()) ?? []
      if (request.headers.accept?.includes('text/html'))
        return reply.type('text/html; charset=utf-8').send(devMailPage(list))
      return reply.send(list)
    })
    doors.post('/dev/clock', async request => {
      const read = clockInput.safeParse(request.body)
      if (!read.success) throw badField('now', 'An instant like 2030-01-31T18:00:00Z, or null for the real time.')
      clock.set(read.data.now === null ? null : new Date(read.data.now))
      await settle()
      return { success: true, payload: { now: clock.now().toISOString() } }
    })
  })
}
