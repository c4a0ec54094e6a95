import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Endpoint, partsOf, type AnswerOf, type SentOf } from '@gauntlet/contract/endpoint'
import type { Envelope } from '@gauntlet/contract/envelope'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { buildApp, type App, type Edges } from '../app.ts'
import { seedReferenceData } from '../features/sports/seed.ts'
import { type FixedClock, fixedClock } from '../platform/clock/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { quickHashing } from '../platform/hashing/hashing.ts'
import { capturedMail } from '../platform/mail/captured.ts'
import type { Message } from '../platform/mail/mail.ts'
import { MAIL_JOB } from '../platform/outbox/outbox.ts'
import { diskPictures } from '../platform/pictures/disk.ts'
import { loadPlaces } from '../platform/places/places.ts'
import { PUSH_JOB } from '../platform/push/queue.ts'
import { openTestDatabase } from './database.ts'
import { signInAgain, signUpVerified } from './sign-up.ts'

export const PASSWORD = 'Court-1!ace#'
export const START = '2030-06-03T12:00:00Z'
const places = loadPlaces()

export interface Answer<T> {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  body: Envelope<T>
  payload: T
}

export interface Player {
  id: string
  name: string
  email: string
  token: string
}

export interface TestApp {
  app: App
  db: Database
  clock: FixedClock
  mails: Message[]
  /** Where this app keeps its pictures; there once the first one has come. */
  pictureFolder: string
  /** Calls a row as its client would; without a player as a visitor. */
  call<E extends Endpoint>(endpoint: E, input: SentOf<E>, player?: Player): Promise<Answer<AnswerOf<E>>>
  /** Sends whatever it is told to, to any address under the base. */
  send(request: {
    method?: 'GET' | 'POST' | 'HEAD'
    path: string
    body?: unknown
    headers?: Record<string, string>
    player?: Player
  }): Promise<Answer<unknown>>
  /** Registers somebody called `name`, who is not verified yet. */
  register(name: string): Promise<Player>
  /** Somebody who has registered, verified the e-mail and plays these sports. */
  player(name: string, options?: { sports?: string[] }): Promise<Player>
  /** The same player with a new session. */
  signIn(player: Player): Promise<Player>
  sportId(name: string): Promise<string>
  /**
   * The newest mail to an address that says `words` in its subject or its text, once all that waits has been sent. Name
   * them where others may be on their way: those of one moment go out in no order.
   */
  mailTo(email: string, words?: string): Promise<Message>
  /** The last part of the newest link to `path` that was mailed to an address. */
  linkTo(email: string, path: MailedPath): Promise<string>
  /** Another node over the same database, with connections of its own where they are given. */
  anotherNode(connections?: Database): Promise<App>
  /** Moves the clock and lets time do what it does. */
  advance(ms: number): Promise<void>
  close(): Promise<void>
}

/** The form with which somebody of this name signs up. */
function formOf(name: string) {
  const [first_name = name, last_name = 'Player'] = name.split(' ')
  return { first_name, last_name, email: `${name.toLowerCase().replace(/\W+/g, '.')}@example.com` }
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

type MailedPath = 'verify' | 'reset' | 'undo-email'

/** The link in a mail that leads to `path`: its last part. */
export function linkToken(mail: Message, path: MailedPath): string {
  const token = new RegExp(`/${path}/([\\w-]+)`).exec(mail.text)?.[1]
  if (!token) throw new Error(`No link to /${path}/ in: ${mail.text}`)
  return token
}

/** Where a row is asked with an input, and what goes into its body. */
export function addressOf(endpoint: Endpoint, input: Record<string, unknown>) {
  const rest = { ...input }
  let path = endpoint.path
  for (const part of partsOf(endpoint)) {
    const value = rest[part]
    delete rest[part]
    path =
      value === undefined
        ? path.replace(/\[.*\]/, '')
        : path.replace(/[[\]]/g, '').replace(`{${part}}`, encodeURIComponent(written(value)))
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && (endpoint.method === 'GET' || endpoint.query?.includes(name))) {
      query.set(name, written(value))
      delete rest[name]
    }
  const search = query.size > 0 ? `?${query}` : ''
  return { path: path + search, body: endpoint.wholeBody ? input[endpoint.wholeBody] : rest }
}

/** The real app on a fresh database, with a clock that stands still and a mailbox that keeps. */
export async function openTestApp(
  env: Record<string, string> = {},
  more: Pick<Edges, 'payments' | 'pictures' | 'room' | 'log' | 'languages' | 'push'> &
    Partial<Pick<Edges, 'mail'>> & { db?: Database } = {},
): Promise<TestApp> {
  const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMITS: 'off', NOTICE_MAIL_WAIT: '0', NODE_ENV: 'test', ...env })
  const clock = fixedClock(START)
  const db = more.db ?? (await openTestDatabase())
  await seedReferenceData(db, clock.now())
  const mailbox = capturedMail()
  const pictureFolder = join(tmpdir(), `gauntlet-pictures-${randomUUID()}`)
  const edges = {
    config,
    pictures: diskPictures(pictureFolder),
    db,
    clock,
    mail: mailbox,
    mailbox,
    places: await places,
    hashing: quickHashing(),
    checkAnswers: true,
    ...more,
  }
  const app = await buildApp(edges)
  const sportIds = new Map<string, string>()
  let passwordHash: Promise<string> | undefined

  const test: TestApp = {
    app,
    db,
    clock,
    mails: mailbox.sent,
    pictureFolder,
    async send({ method = 'GET', path, body, headers = {}, player }) {
      const reply = await app.server.inject({
        method,
        url: config.apiBase + path,
        headers: {
          ...(player ? { authorization: `Bearer ${player.token}` } : {}),
          ...(body !== undefined && typeof body !== 'string' ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const json: Envelope = reply.body === '' ? { success: false } : JSON.parse(reply.body)
      if (json.message !== undefined && !json.success && json.reason === undefined)
        throw new Error(`${path}: '${json.message}' stands in no catalogue`)
      return { status: reply.statusCode, headers: reply.headers, body: json, payload: json.payload }
    },
    async call<E extends Endpoint>(endpoint: E, input: SentOf<E>, player?: Player) {
      const { path, body } = addressOf(endpoint, { ...input })
      const answer = await test.send({
        method: endpoint.method,
        path,
        ...(endpoint.method === 'POST' ? { body } : {}),
        ...(player ? { player } : {}),
      })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checkAnswers has held it against the row's schema
      return answer as Answer<AnswerOf<E>>
    },
    async register(name) {
      const form = formOf(name)
      const { email } = form
      const { payload, body } = await test.call(sessions.register, { ...form, password: PASSWORD, confirm: PASSWORD })
      if (!payload) throw new Error(`${name} could not register: ${JSON.stringify(body)}`)
      return { id: payload.id, token: payload.token, name, email }
    },
    async player(name, { sports: names = ['Tennis Singles'] } = {}) {
      const plays = await Promise.all(names.map(sport => test.sportId(sport)))
      const { email, ...form } = formOf(name)
      passwordHash ??= edges.hashing.hash(PASSWORD)
      return {
        name,
        email,
        ...(await signUpVerified(app.services, { ...form, email, passwordHash: await passwordHash, sportIds: plays })),
      }
    },
    async signIn(player) {
      const { token } = await signInAgain(app.services, player.id)
      return { ...player, token }
    },
    async sportId(name) {
      const known = sportIds.get(name)
      if (known !== undefined) return known
      for (const sport of (await test.call(sports.all, {})).payload) sportIds.set(sport.name, sport.id)
      const found = sportIds.get(name)
      if (found === undefined) throw new Error(`No sport is called ${name}`)
      return found
    },
    async mailTo(email, words = '') {
      await app.settle()
      const mails = mailbox.sent.filter(({ to }) => to === email)
      const mail = mails.findLast(({ subject, text }) => subject.includes(words) || text.includes(words))
      if (!mail)
        throw new Error(`No mail to ${email} says '${words}': ${mails.map(({ subject }) => subject).join('; ')}`)
      return mail
    },
    linkTo: async (email, path) => linkToken(await test.mailTo(email, `/${path}/`), path),
    anotherNode: (connections = db) => buildApp({ ...edges, db: connections }),
    async advance(ms) {
      // A message under way arrives first: with its lease over it would look like one that nobody sends, and go twice.
      for (const job of [MAIL_JOB, PUSH_JOB]) await app.services.jobs.runNow(job)
      clock.advance(ms)
      await app.settle()
    },
    async close() {
      await app.stop()
      await db.close()
      rmSync(pictureFolder, { recursive: true, force: true })
    },
  }
  return test
}

export const selfOf = async (test: TestApp, player: Player) => (await test.call(profiles.self, {}, player)).payload
