import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { type BackupPlan, listBackups } from '../database/nightly-backup.ts'
import { query } from '../database/query.ts'
import type { Live } from '../live/live.ts'

const countMails = query(() => sql<{ waiting: number }>`select count(*) as waiting from mail_outbox`)

/** Seconds: a list is answered within a few milliseconds, a password is hashed in tens. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What the job that sends mails counts: by class, and whether a mail was sent or why not. */
export const mailCounter = () =>
  new Counter({
    name: 'gauntlet_mails_total',
    help: "Mails by class: sent, over the recipient's budget, or stopped by the recipient.",
    labelNames: ['class', 'outcome'],
    registers: [],
  })

/** `/metrics` of this node in the form of Prometheus. Addresses are counted as the routes name them, so no id is in it. */
export function serveMetrics(
  app: FastifyInstance,
  db: Database,
  { live, mailed, backups }: { live: Pick<Live, 'streams'>; mailed: Counter; backups?: BackupPlan | undefined },
): void {
  const register = new Registry()
  register.registerMetric(mailed)
  collectDefaultMetrics({ register })
  const answers = new Histogram({
    name: 'gauntlet_http_seconds',
    help: 'Time to answer a request, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  })
  const streams: Gauge = new Gauge({
    name: 'gauntlet_live_streams',
    help: 'Open streams of live updates on this node.',
    registers: [register],
    collect: () => streams.set(live.streams()),
  })
  const mails: Gauge = new Gauge({
    name: 'gauntlet_mails_waiting',
    help: 'Mails that wait to be sent, those that were given up too.',
    registers: [register],
    collect: async () => mails.set((await countMails.one(db)).waiting),
  })
  if (backups) {
    const newest: Gauge = new Gauge({
      name: 'gauntlet_backup_timestamp_seconds',
      help: 'The moment whose data the newest checked backup has, in seconds since 1970; 0 where there is none.',
      registers: [register],
      collect: async () => newest.set(((await listBackups(backups.folder))[0]?.at.getTime() ?? 0) / 1000),
    })
  }

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none'
    answers.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()))
}
