import { setTimeout as pause } from 'node:timers/promises'
import type { Catalogue } from '@gauntlet/contract/language/catalogue'
import { languages as catalogues } from '@gauntlet/contract/language/languages'
import { HOUR } from '@gauntlet/contract/time'
import type { FastifyInstance } from 'fastify'
import { linkPreview } from './features/challenges/link-preview.ts'
import { eventPreview } from './features/events/preview.ts'
import { features } from './features/index.ts'
import { servePublicPages } from './features/public-pages/serve.ts'
import { countGuesses } from './platform/auth/guesses.ts'
import { webCookies } from './platform/auth/cookies.ts'
import { authenticator } from './platform/auth/authenticate.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/database.ts'
import { type BackupPlan, nightlyBackup } from './platform/database/nightly-backup.ts'
import { type Room, roomJob, withRoom } from './platform/database/room.ts'
import { addJobs } from './platform/features/jobs.ts'
import { argon2Hashing, type Hashing } from './platform/hashing/hashing.ts'
import { isToldOnce } from './platform/http/errors.ts'
import { onReplica } from './platform/http/lagging.ts'
import type { LogDestination } from './platform/http/log.ts'
import { PATIENCE } from './platform/http/patience.ts'
import { registerRows } from './platform/http/routes.ts'
import { buildServer, closingGently } from './platform/http/server.ts'
import { forgetKeysJob } from './platform/idempotency/idempotency.ts'
import { languagesOf } from './platform/language/speaker.ts'
import { jobRunner } from './platform/jobs/jobs.ts'
import { withJobs } from './platform/jobs/waking.ts'
import { liveUpdates } from './platform/live/live.ts'
import type { Mail, Mailbox } from './platform/mail/mail.ts'
import { MAIL_JOB } from './platform/outbox/outbox.ts'
import { forgetMailsJob, mailJob } from './platform/outbox/send.ts'
import { forgetTriesJob } from './platform/tries/tries.ts'
import { openPayments } from './platform/payments/open.ts'
import type { PaymentProvider } from './platform/payments/provider.ts'
import { serveDevelopment } from './platform/pages/development.ts'
import { serveDisplayFace } from './platform/pages/display-face.ts'
import { serveDocument } from './platform/pages/document.ts'
import { serveHealth } from './platform/pages/health.ts'
import { mailCounter, pushCounter, serveMetrics } from './platform/pages/metrics.ts'
import { serveReports } from './platform/pages/reports.ts'
import { serveWebClient } from './platform/pages/web-client.ts'
import { serveWellKnown } from './platform/pages/well-known.ts'
import { withOutages } from './platform/pictures/outages.ts'
import { openPictureStore, type PictureStore } from './platform/pictures/store.ts'
import type { Places } from './platform/places/places.ts'
import { vapidKeys } from './platform/push/keys.ts'
import { internet, type PushNetwork, standIn } from './platform/push/network.ts'
import { pushJob, subjectOf } from './platform/push/send.ts'
import type { Services } from './platform/services.ts'

/** The edges of the world; a test gives its own. */
export interface Edges {
  config: Config
  db: Database
  clock: Clock
  mail: Mail
  places: Places
  hashing?: Hashing
  /** Where pictures are kept; as the configuration says where it is absent. */
  pictures?: PictureStore
  /** The payment provider; the configuration decides where it is absent. */
  payments?: PaymentProvider
  /** How push services are reached; over the internet where it is absent. */
  push?: PushNetwork | undefined
  /** Backups of every night; absent where none are made. */
  backups?: BackupPlan | undefined
  /** Whether the disk of the data may take more; absent where it is not ours to watch. */
  room?: Room | undefined
  /** The mails that /dev/mail shows; absent where mail leaves the house. */
  mailbox?: Mailbox | undefined
  /** The folder of the built web client; absent where only the API is served. */
  webFolder?: string
  /** Where the lines of the log go; to stdout where it is absent. */
  log?: LogDestination
  /** The catalogues of languages other than English, by their tags; those of the contract where it is absent. */
  languages?: Readonly<Record<string, Catalogue>>
  /** Holds each answer against its schema before it is written. */
  checkAnswers?: boolean
}

export interface App {
  server: FastifyInstance
  services: Services
  /** Catches up with everything that is due now: statuses, mails. */
  settle(): Promise<void>
  /** Starts jobs and live updates; before it, only requests are answered. */
  start(): Promise<void>
  /**
   * Stops taking work, finishes what runs, and ends the streams. It is not ready from the first moment, and takes
   * requests for `waitMs` more, in which a proxy can notice. The database stays the caller's.
   */
  stop(waitMs?: number): Promise<void>
}

/** Builds the app from its edges; nothing here reads the environment. */
export async function buildApp(edges: Edges): Promise<App> {
  const { config, clock, mail, places, room } = edges
  const languages = languagesOf(edges.languages ?? catalogues)
  const server = await buildServer(config, clock, PATIENCE, { log: edges.log, languages })
  const { log } = server
  /** That the database or the store of pictures is out of reach is told once: not by each job that comes round. */
  const complain = (error: unknown, message: string, details: object = {}) => {
    if (!isToldOnce(error)) log.error({ err: error, ...details }, message)
  }
  const jobs = jobRunner((name, error) => complain(error, 'a job failed', { job: name }))
  const db = withJobs(room ? withRoom(edges.db, room) : edges.db, jobs)
  db.onReach(reach => {
    if (reach.reachable) log.info({ afterMs: reach.afterMs }, 'the database is back')
    else log.error({ why: reach.why }, 'the database is out of reach')
  })
  db.replica?.listen(news => {
    if (news.used) log.info({}, 'reads go to the replica')
    else log.error({ why: news.why }, 'the replica is left out')
  })
  const live = liveUpdates(db, clock, error => complain(error, 'live updates could not look for changes'))
  const hashing = edges.hashing ?? argon2Hashing()
  const pictures = withOutages(edges.pictures ?? openPictureStore(config), log)
  const payments = edges.payments ?? openPayments(config)
  const guesses = countGuesses()
  const services: Services = {
    config,
    db,
    clock,
    places,
    pictures,
    payments,
    live,
    languages,
    jobs,
    log,
    hashing,
    guesses,
    features,
  }
  const mailed = mailCounter()
  const pushed = pushCounter()
  jobs.add(
    mailJob({
      db,
      clock,
      mail,
      concurrency: config.mailConcurrency,
      onError: error => complain(error, 'a mail could not be sent'),
      count: (mailClass, outcome) => mailed.inc({ class: mailClass, outcome }),
    }),
  )
  jobs.add(forgetMailsJob(db, clock))
  jobs.add(
    pushJob({
      db,
      clock,
      keys: () => vapidKeys(services),
      subject: subjectOf(config),
      network: edges.push ?? (config.pushService ? standIn(config.pushService) : internet),
      onError: error => complain(error, 'a push message could not be sent'),
      count: outcome => pushed.inc({ outcome }),
    }),
  )
  if (edges.backups) jobs.add(nightlyBackup(services, edges.backups))
  if (room) jobs.add(roomJob(room, log))
  jobs.add(forgetKeysJob(services))
  jobs.add(forgetTriesJob(services))
  // The embedded engine does not clean up after itself.
  jobs.add({ name: 'maintain', everyMs: HOUR, run: () => db.maintain() })
  const dueJobs = addJobs(services)

  async function settle(): Promise<void> {
    for (const name of dueJobs) await jobs.runNow(name)
    await jobs.runNow(MAIL_JOB)
  }

  let stopping = false
  const closeGently = closingGently(server)
  registerRows(
    server,
    features.flatMap(({ routes }) => routes),
    {
      services,
      authenticate: authenticator(services),
      checkAnswers: edges.checkAnswers ?? false,
    },
  )
  serveHealth(server, db, { stopping: () => stopping, room })
  serveMetrics(server, { db, live, config, mailed, pushed, backups: edges.backups })
  await serveDocument(
    server,
    config,
    features.map(({ answers }) => answers),
  )
  serveWellKnown(server, config, clock)
  servePublicPages(server, services)
  if (edges.webFolder) await serveDisplayFace(server, edges.webFolder)
  await serveReports(server)
  if (config.development) serveDevelopment(server, { clock, mailbox: edges.mailbox, settle })
  const cookies = webCookies(config)
  if (edges.webFolder)
    await serveWebClient(server, edges.webFolder, {
      apiBase: config.apiBase,
      preview: async path => linkPreview(path) ?? (await eventPreview(onReplica(services), path)),
      stripe: payments?.name === 'stripe',
      passwordMax: config.passwordMax,
      languages: { offered: languages.offered, chosen: cookies.languageOf },
      hasSession: cookies.hasSession,
      clock,
    })

  return {
    server,
    services,
    settle,
    async start() {
      await live.start()
      jobs.start()
    },
    async stop(waitMs = 0) {
      stopping = true
      const closed = closeGently(waitMs)
      await pause(waitMs)
      await live.stop()
      await closed
      await jobs.stop()
    },
  }
}
