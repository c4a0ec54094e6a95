import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { type BackupPlan, listBackups } from '../database/nightly-backup.ts'
import { notFound } from '../http/refusal.ts'
import type { Live } from '../live/live.ts'
import { countMails } from './queries.ts'

/** Seconds: a list is answered within a few milliseconds, a password is hashed in tens. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Mails as the job that sends them counts them: by class, and whether a mail was sent or why not. */
export const mailCounter = () =>
  new Counter({
    name: 'gauntlet_mails_total',
    help: "Mails by class: sent, read in the app before, over the recipient's budget, or stopped by the recipient.",
    labelNames: ['class', 'outcome'],
    registers: [],
  })

/** Push messages as the job that sends them counts them, at each try. */
export const pushCounter = () =>
  new Counter({
    name: 'gauntlet_pushes_total',
    help: 'Push messages: sent, for a device that is gone, refused by its service, to be tried later, or service down.',
    labelNames: ['outcome'],
    registers: [],
  })

const PATH = '/metrics'
/** How long what was collected is told again, in milliseconds: however many ask, it costs once. */
const KEPT_MS = 1000

/** Runs `work` at most once in `ms`, and shares what came of it. */
function atMostEach<T>(ms: number, work: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > ms) last = { at: now, result: work() }
    return last.result
  }
}

/** A server that answers the metrics and nothing else, on a port that no proxy passes on. */
function ownServer(collect: () => Promise<string>, contentType: string): Server {
  return createServer((request, response) => {
    if (request.url !== PATH || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    collect().then(
      text => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
}

let processWide: Registry | undefined

/** Node's figures of its process: collected once, whatever is built in it, since nobody can stop that again. */
function ofProcess(): Registry {
  if (!processWide) {
    processWide = new Registry()
    collectDefaultMetrics({ register: processWide })
  }
  return processWide
}

interface Watched {
  db: Database
  live: Pick<Live, 'streams'>
  config: Config
  mailed: Counter
  pushed: Counter
  /** Absent where no backups are made. */
  backups?: BackupPlan | undefined
}

/**
 * The metrics of this node in the form of Prometheus, at `/metrics` written exactly so, or there on METRICS_PORT alone.
 * Addresses are counted as the routes name them, so no id is in it.
 */
export function serveMetrics(app: FastifyInstance, { db, live, config, mailed, pushed, backups }: Watched): void {
  const register = Registry.merge([ofProcess()])
  register.registerMetric(mailed)
  register.registerMetric(pushed)
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
  const collect = atMostEach(KEPT_MS, () => register.metrics())
  if (config.metricsPort === undefined) {
    app.get(PATH, async (request, reply) => {
      // Addresses match whatever their letter case and their last slash; what a proxy is told to keep inside must not.
      if (request.raw.url?.split('?')[0] !== PATH) throw notFound()
      return reply.type(register.contentType).send(await collect())
    })
    return
  }
  const own = ownServer(collect, register.contentType)
  app.addHook('onListen', async () => {
    await once(own.listen(config.metricsPort, config.host), 'listening')
  })
  app.addHook('onClose', async () => {
    own.closeAllConnections()
    if (own.listening) await promisify(own.close.bind(own))()
  })
}
