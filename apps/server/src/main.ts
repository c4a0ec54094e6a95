import { fileURLToPath } from 'node:url'
import { type App, buildApp } from './app.ts'
import { answerBesideServer } from './features/operator/desk.ts'
import { seedReferenceData } from './features/sports/seed.ts'
import { type Clock, systemClock } from './platform/clock/clock.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { requireNoTraces, takeDataFolder } from './platform/config/data-folder.ts'
import { backupFolder, databaseFolder, operatorSocket, outboxFolder } from './platform/config/folders.ts'
import type { Database } from './platform/database/database.ts'
import { migrate, type MigrateOptions } from './platform/database/migrate.ts'
import { migrationsFolder } from './platform/database/migration-files.ts'
import { longNews, wordsOfNews } from './platform/database/migration-news.ts'
import { type BackupPlan } from './platform/database/nightly-backup.ts'
import { openDatabase } from './platform/database/open.ts'
import { markedAt } from './platform/database/pglite-folder.ts'
import { diskRoom } from './platform/database/room.ts'
import { hostInUrl } from './platform/http/server.ts'
import { outboxMail } from './platform/mail/outbox.ts'
import { smtpMail } from './platform/mail/smtp.ts'
import { serveSocket } from './platform/operator/socket.ts'
import { loadPlaces } from './platform/places/places.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** A request that does not end by itself is cut off after this, so that a stop is a stop. */
const STOP_WITHIN_MS = 10_000
/** Where nobody is waited for: in this time what clients had just sent over open connections arrives. */
const LEAST_WAIT_MS = 250

// oxlint-disable-next-line no-console -- what somebody who starts the server reads on the terminal
const say = (text: string) => console.log(text)

/** Opens the database that the configuration names, as it is; the folder of an embedded one is made. */
export async function openConfigured(config: Config): Promise<Database> {
  if (config.database) return openDatabase({ kind: 'postgres', ...config.database })
  return openDatabase({ kind: 'pglite', folder: takeDataFolder(config) })
}

export const newerWords = (names: readonly string[]): string =>
  `The database has been at a newer version, whose changes are left alone: ${names.join(', ')}`

/** The tables and the reference data of this version. Answers with the names of the migrations that it has applied. */
export async function bringUpToDate(
  db: Database,
  now: Date,
  { onNewer, tell = longNews(news => say(wordsOfNews(news)), 5000) }: Pick<MigrateOptions, 'onNewer' | 'tell'> = {},
): Promise<string[]> {
  const applied = await migrate(db, migrationsFolder, { onNewer: onNewer ?? (names => say(newerWords(names))), tell })
  await seedReferenceData(db, now)
  return applied
}

/** Opens the database that the configuration names, its tables and reference data up to date. */
export async function openWorld(config: Config, now: Date): Promise<Database> {
  if (!config.database) requireNoTraces(config)
  const db = await openConfigured(config)
  try {
    await bringUpToDate(db, now)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Starts the server as its environment says, and resolves when it listens. */
export async function main(env: NodeJS.ProcessEnv = process.env): Promise<App> {
  const config = readConfig(env)
  const clock = systemClock()
  const outbox = outboxFolder(config)
  const [db, places] = await Promise.all([openWorld(config, clock.now()), loadPlaces()])
  const room = config.database ? undefined : diskRoom(config.dataFolder, config.diskReserve)
  const { mail, mailbox } = await openMail(config, clock, outbox)
  const app = await buildApp({
    config,
    db,
    clock,
    mail,
    mailbox,
    places,
    webFolder,
    room,
    backups: backupPlan(config, clock),
  })
  const desk = await openDesk(app, config)
  const waitMs = Math.max(LEAST_WAIT_MS, config.stopWaitMs)
  stopOnSignals(app, waitMs, async () => {
    await desk?.close()
    await app.stop(waitMs)
    await mail.close()
    await db.close()
  })
  await app.server.listen({ host: config.host, port: config.port })
  // A port that the system chose is known only now; links in mails need it.
  if (config.port === 0 && !env['APP_URL']) config.appUrl = app.server.listeningOrigin
  await app.start()
  announce(app, config, outbox)
  return app
}

/** Nobody else can open the folder of an embedded database, so the operator's command line asks here. */
async function openDesk({ services }: App, config: Config): Promise<{ close(): Promise<void> } | undefined> {
  if (config.database) return undefined
  const onError = (error: unknown) => services.log.error({ err: error }, "an operator's command failed")
  try {
    return await serveSocket(operatorSocket(config), {
      answer: request => answerBesideServer(services, request),
      onError,
    })
  } catch (error) {
    // A path too long for a socket, a file system that has none: players are served all the same.
    onError(error)
    return undefined
  }
}

/** Where and how many; undefined where none are made. */
function backupPlan(config: Config, clock: Clock): BackupPlan | undefined {
  const { backups: keep, diskReserve: reserve } = config
  if (keep === 0) return undefined
  return { folder: backupFolder(config), keep, reserve, since: markedAt(databaseFolder(config)) ?? clock.now() }
}

/** SMTP where it is configured, else a folder. */
async function openMail({ smtpUrl, mailFrom, development }: Config, clock: Clock, folder: string) {
  if (smtpUrl) return { mail: smtpMail({ url: smtpUrl, from: mailFrom }), mailbox: undefined }
  const outbox = await outboxMail({ folder, from: mailFrom, clock, ...(development ? { print: say } : {}) })
  return { mail: outbox, mailbox: outbox }
}

function announce({ server }: App, config: Config, outbox: string): void {
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : config.port
  const url = `http://${hostInUrl(config.host)}:${port}`
  say(`${config.appName} is at ${url}`)
  say(config.database ? 'The data is in PostgreSQL.' : `The data is in ${config.dataFolder}.`)
  if (config.smtpUrl) say('Mail goes out through SMTP.')
  else say(`Mail stays in ${outbox}${config.development ? ` and shows at ${url}/dev/mail` : ''}.`)
  if (config.development) say('For a demo world of 300 players: npm run demo')
}

/** Stops at the first signal, and at once at a second one. */
function stopOnSignals(app: App, waitMs: number, stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      setTimeout(() => process.exit(1), waitMs + STOP_WITHIN_MS).unref()
      stop().then(
        () => process.exit(0),
        error => {
          app.server.log.error({ err: error }, 'the server did not stop cleanly')
          process.exit(1)
        },
      )
    })
}
