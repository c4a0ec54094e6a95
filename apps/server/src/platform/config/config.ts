import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { MINUTE } from '@gauntlet/contract/time'
import { PASSWORD_LIMIT, PASSWORD_MAX } from '@gauntlet/contract/passwords/forms'
import * as z from 'zod'
import { serversOf } from '../database/servers.ts'
import { withSecretFiles } from './secret-files.ts'
import { UnusableConfiguration } from './unusable.ts'
import { paymentsOf, type PaymentSettings, paymentVariables } from './payments.ts'

const number = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)
const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform(value => value === 'on')
const list = z
  .string()
  .default('')
  .transform(text => text.split(',').flatMap(part => part.trim() || []))

const postgresServer = z.url({ protocol: /^postgres(ql)?$/ })
const postgresServers = z
  .string()
  .refine(address => serversOf(address).every(one => postgresServer.safeParse(one).success), 'Invalid URL')

/** Every variable of the environment that the server reads; docs/operations.md lists them for operators. */
export const environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: number(3000, 0, 65535),
  APP_NAME: z.string().min(1).default('Gauntlet'),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_BASE: z
    .string()
    .regex(/^\/[\w/-]*[\w-]$/, 'API_BASE starts with a slash and does not end with one')
    .default('/api'),
  GAUNTLET_DATA: z.string().default('./data'),
  DATABASE_URL: postgresServers.optional(),
  DATABASE_DIRECT_URL: postgresServers.optional(),
  DATABASE_READ_URL: postgresServer.optional(),
  DATABASE_READ_LAG: number(1000, 100, 30_000),
  DATABASE_PREPARED: z.enum(['on', 'off']).optional(),
  DATABASE_READERS: number(2, 1, 16),
  DATABASE_POOL: number(8, 1, 200),
  GAUNTLET_BACKUPS: z.coerce.number().int().min(0).max(365).optional(),
  DISK_RESERVE: number(64, 1, 1_000_000),
  TRUST_PROXY: z
    .union([z.enum(['on', 'off']), z.coerce.number().int().min(1).max(9)], 'on, off or the number of proxies')
    .default('off'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  STOP_WAIT: z.coerce.number().int().min(0).max(60).optional(),
  RATE_LIMITS: onOff('on'),
  CORS_ORIGINS: list,
  PASSWORD_MAX: number(PASSWORD_MAX, PASSWORD_MAX, PASSWORD_LIMIT),
  SECRETS_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'SECRETS_KEY has 64 hexadecimal digits')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Gauntlet <no-reply@localhost>'),
  MAIL_CONCURRENCY: number(4, 1, 50),
  NOTICE_MAIL_WAIT: number(15, 0, 1440),
  PICTURES_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  PICTURES_S3_REGION: z.string().min(1).default('us-east-1'),
  PICTURES_S3_KEY: z.string().optional(),
  PICTURES_S3_SECRET: z.string().optional(),
  ...paymentVariables,
  PUSH_SERVICE_URL: z
    .url({
      protocol: /^http$/,
      hostname: /^(127(\.\d{1,3}){3}|\[::1\]|localhost)$/,
      error: 'is http:// on this machine',
    })
    .optional(),
  OPERATOR_EMAIL: z.email().optional(),
  CONTENT_FOLDER: z
    .string()
    .refine(folder => statSync(folder, { throwIfNoEntry: false })?.isDirectory(), 'There is no such folder')
    .optional(),
  AGE_MIN: number(13, 1, 18),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  CREDITS_WELCOME: number(10, 0, 1000),
  CREDITS_RANKED_CHALLENGE: number(1, 0, 1000),
  CREDITS_RANKED_TOURNAMENT: number(5, 0, 1000),
})

export interface DatabaseSettings {
  /** May name several servers, of which one at a time takes writes. */
  url: string
  /** PostgreSQL itself, where `url` is that of a pooler which lends connections for a transaction at a time. */
  directUrl?: string | undefined
  /** A streaming replica for reads that may be a moment old, and how far behind it may be. */
  replica?: { url: string; maxLagMs: number } | undefined
  /** Whether statements are named; they are where it does not say. */
  named?: boolean
  readConnections: number
  poolSize: number
}

export interface Config {
  host: string
  port: number
  appName: string
  /** Where players reach the app, without a slash at the end; links in mails start with it. */
  appUrl: string
  apiBase: string
  dataFolder: string
  database: DatabaseSettings | undefined
  /** How many nightly backups are kept; with 0 none is made. */
  backups: number
  /** Nothing is written to an embedded database while its disk has fewer bytes than this. */
  diskReserve: number
  /** How many proxies stand in front; each of them adds whom it was called by to X-Forwarded-For. */
  proxies: number
  /** Where `/metrics` alone is answered; undefined answers it beside the API. */
  metricsPort: number | undefined
  /** How long a node that stops goes on taking requests, so that a proxy notices that it is not ready. */
  stopWaitMs: number
  rateLimits: boolean
  corsOrigins: string[]
  /** The most characters a password may have, 20 to 128. */
  passwordMax: number
  /** The key, of 32 bytes, that seals secrets which have to be read again; undefined keeps them in plain. */
  secretsKey: Buffer | undefined
  /** The bucket of an S3-compatible store; undefined keeps pictures in the data folder. */
  pictures: { url: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined
  payments: PaymentSettings
  smtpUrl: string | undefined
  mailFrom: string
  /** How many mails are under way at once. */
  mailConcurrency: number
  /** Takes every push message, whichever service it is for; undefined sends each to its own. */
  pushService: URL | undefined
  /** How long the mail of a notice waits: a player who reads it in the app gets none. */
  noticeMailWaitMs: number
  /** Where the messages of the contact form go; without it they are only kept. */
  operatorEmail: string | undefined
  /** The operator's own about.md and faq.md; what is not in it is the project's. */
  contentFolder: string | undefined
  /** Players below this age are turned away; 1 turns nobody away. */
  ageMin: number
  logLevel: string
  /** Only while HOST is loopback and NODE_ENV is not production: /dev, printed links, the sandbox payment. */
  development: boolean
  credits: { welcome: number; rankedChallenge: number; rankedTournament: number }
}

function pictureStoreOf(data: z.output<typeof environment>): Config['pictures'] {
  const { PICTURES_S3_URL: url, PICTURES_S3_REGION: region, PICTURES_S3_KEY: key, PICTURES_S3_SECRET: secret } = data
  if (url === undefined) return undefined
  if (key === undefined || secret === undefined)
    throw new UnusableConfiguration('PICTURES_S3_URL: needs PICTURES_S3_KEY and PICTURES_S3_SECRET')
  return { url: url.replace(/\/+$/, ''), region, accessKeyId: key, secretAccessKey: secret }
}

function databaseOf(data: z.output<typeof environment>): DatabaseSettings | undefined {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_PREPARED: prepared } = data
  const { DATABASE_READ_URL: readUrl, DATABASE_READ_LAG: maxLagMs } = data
  if (url === undefined && directUrl !== undefined)
    throw new UnusableConfiguration('DATABASE_DIRECT_URL: goes past the pooler of DATABASE_URL, which is not set')
  if (url === undefined && readUrl !== undefined)
    throw new UnusableConfiguration('DATABASE_READ_URL: is of a replica of DATABASE_URL, which is not set')
  if (url === undefined) return undefined
  return {
    url,
    directUrl,
    replica: readUrl === undefined ? undefined : { url: readUrl, maxLagMs },
    named: prepared === undefined ? directUrl === undefined : prepared === 'on',
    readConnections: data.DATABASE_READERS,
    poolSize: data.DATABASE_POOL,
  }
}

const proxiesOf = (said: 'on' | 'off' | number): number => (said === 'off' ? 0 : said === 'on' ? 1 : said)

/** Outside development: balancers ask every few seconds. */
const STOP_WAIT_S = 5

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|localhost)$/

/** Reads and checks the environment; throws an Error that names every variable that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable is how a shell or a compose file says 'not set'.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = environment.safeParse(withSecretFiles(given))
  if (!read.success) {
    throw new UnusableConfiguration(...read.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`))
  }
  const { data } = read
  const development = LOOPBACK.test(data.HOST) && data.NODE_ENV !== 'production'
  if (!data.RATE_LIMITS && !development)
    throw new UnusableConfiguration('RATE_LIMITS=off works only on a loopback HOST outside production')
  if (data.PUSH_SERVICE_URL !== undefined && !development)
    throw new UnusableConfiguration('PUSH_SERVICE_URL works only on a loopback HOST outside production')
  if (!data.APP_URL && !development)
    throw new UnusableConfiguration('APP_URL: needed where others reach the server; mails link to it')
  return {
    host: data.HOST,
    port: data.PORT,
    appName: data.APP_NAME,
    appUrl: (data.APP_URL ?? `http://${data.HOST.includes(':') ? `[${data.HOST}]` : data.HOST}:${data.PORT}`).replace(
      /\/+$/,
      '',
    ),
    apiBase: data.API_BASE,
    dataFolder: resolve(data.GAUNTLET_DATA),
    database: databaseOf(data),
    backups: data.GAUNTLET_BACKUPS ?? (data.DATABASE_URL ? 0 : 7),
    diskReserve: data.DISK_RESERVE * 2 ** 20,
    proxies: proxiesOf(data.TRUST_PROXY),
    metricsPort: data.METRICS_PORT,
    stopWaitMs: 1000 * (data.STOP_WAIT ?? (development ? 0 : STOP_WAIT_S)),
    rateLimits: data.RATE_LIMITS,
    corsOrigins: data.CORS_ORIGINS,
    passwordMax: data.PASSWORD_MAX,
    secretsKey: data.SECRETS_KEY === undefined ? undefined : Buffer.from(data.SECRETS_KEY, 'hex'),
    pictures: pictureStoreOf(data),
    payments: paymentsOf(data, development),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    mailConcurrency: data.MAIL_CONCURRENCY,
    pushService: data.PUSH_SERVICE_URL === undefined ? undefined : new URL(data.PUSH_SERVICE_URL),
    noticeMailWaitMs: data.NOTICE_MAIL_WAIT * MINUTE,
    operatorEmail: data.OPERATOR_EMAIL,
    contentFolder: data.CONTENT_FOLDER === undefined ? undefined : resolve(data.CONTENT_FOLDER),
    ageMin: data.AGE_MIN,
    logLevel: data.LOG_LEVEL,
    development,
    credits: {
      welcome: data.CREDITS_WELCOME,
      rankedChallenge: data.CREDITS_RANKED_CHALLENGE,
      rankedTournament: data.CREDITS_RANKED_TOURNAMENT,
    },
  }
}
