import { HOUR, MINUTE, SECOND } from '@gauntlet/contract/time'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import { inBites } from '../database/bites.ts'
import type { Database } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { encryptPush, isPoint } from './encrypt.ts'
import {
  isNameless,
  NoPushService,
  type PushAnswer,
  type PushNetwork,
  postPush,
  serviceOf,
  UnansweredName,
} from './network.ts'
import { deleteExpired, deletePush, deleteSubscription, type DuePush, postponePush, takeDuePush } from './queries.ts'
import { PUSH_JOB } from './queue.ts'
import { type HowItEnded, restingServices } from './resting.ts'
import { keptAuthorizations, type VapidKeys } from './vapid.ts'

/** Messages under way at once, and how many of them one service may hold up. */
const AT_ONCE = 24
const SHARES = { first: 4, proven: 12, provenAfter: 20, unproven: AT_ONCE / 2 }
/** Milliseconds after which an answer is late: those of the services that everybody uses take a few hundred. */
const LATE = 3 * SECOND
/** While one node sends a message, no other takes it. */
const LEASE = MINUTE
/** After this many tries a message is given up. */
const TRIES = 8
const FIRST_RETRY = 30 * SECOND
const RETRY_AFTER_MAX = HOUR
/** Milliseconds that a stop waits for messages under way: one that hangs is due again once its lease is over. */
const STOP_WITHIN = 1_500

/**
 * `gone`: nobody is subscribed there any more, or there is no push service. `refused`: it takes no such message.
 * `later`: it has enough for now. `down`: the service does not answer.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later' | 'down'

export interface PushJobOptions {
  db: Database
  clock: Clock
  keys: () => Promise<VapidKeys>
  /** The address at which the keepers of a push service find us. */
  subject: string
  network: PushNetwork
  onError: (error: unknown) => void
  /** Told of every message that was tried. */
  count: (outcome: PushOutcome) => void
}

/** Where the keepers of a push service find us: the app, or whoever sends its mails. */
export function subjectOf({ appUrl, mailFrom }: Pick<Config, 'appUrl' | 'mailFrom'>): string {
  if (appUrl.startsWith('https:')) return appUrl
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}

interface Tried {
  outcome: PushOutcome
  waitMs: number
  how: HowItEnded
}

function outcomeOf({ status }: PushAnswer): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410 || (status >= 300 && status < 400)) return 'gone'
  if (status === 429) return 'later'
  return status >= 500 ? 'down' : 'refused'
}

/** Seconds; a date is not worth reading. */
const askedToWait = ({ retryAfter = '' }: PushAnswer): number =>
  /^\d{1,6}$/.test(retryAfter) ? Math.min(Number(retryAfter) * SECOND, RETRY_AFTER_MAX) : 0

/**
 * Of a message that found no service. A name that one player has made up lets no domain rest on which others have
 * devices: it is looked for at each try, since a resolver slips, too, and is nobody's once the tries are over. One that
 * is not answered says nothing of the service, nor that there is none.
 */
function outcomeOfError(error: unknown, attempts: number): PushOutcome {
  if (error instanceof NoPushService) return 'gone'
  if (error instanceof UnansweredName) return 'later'
  if (isNameless(error)) return attempts < TRIES ? 'later' : 'gone'
  return 'down'
}

/** Sends what is due, several at once. A service that is down rests, and holds up no other. */
export function pushJob({ db, clock, keys, subject, network, onError, count }: PushJobOptions): Job {
  const services = restingServices(SHARES)
  const authorization = keptAuthorizations(keys, subject)
  const lanes = new Set<Promise<void>>()
  const abandoned = Promise.withResolvers<void>()
  let stopping = false
  let taking: Promise<unknown> = Promise.resolve()

  async function take(): Promise<DuePush | undefined> {
    if (stopping) return undefined
    const now = clock.now()
    const retryAt = new Date(now.getTime() + LEASE)
    const { not, only } = services.taking(now.getTime())
    const due = await db.transaction(tx => takeDuePush.first(tx, { now, retryAt, not, only }))
    if (due) services.begin(due.service)
    return due
  }

  /** One lane after the other, so that each sees what the one before has taken. */
  function takeInTurn(): Promise<DuePush | undefined> {
    const turn = taking.then(take)
    taking = turn.catch(() => undefined)
    return turn
  }

  async function deliver({ endpoint, p256dh, auth, payload, topic, expires_at }: DuePush): Promise<PushAnswer> {
    const url = serviceOf(endpoint)
    const now = clock.now()
    const body = encryptPush(payload, { p256dh, auth })
    return postPush(network, {
      url,
      headers: {
        authorization: await authorization(url, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, Math.floor((expires_at.getTime() - now.getTime()) / SECOND))),
        topic,
      },
      body,
    })
  }

  async function tryPush(due: DuePush): Promise<Tried> {
    // It was taken before keys were looked at: nothing can be encrypted for it.
    if (!isPoint(due.p256dh)) return { outcome: 'gone', waitMs: 0, how: 'answered' }
    const begun = clock.now().getTime()
    try {
      const answer = await deliver(due)
      const outcome = outcomeOf(answer)
      const inTime = clock.now().getTime() - begun < LATE ? 'answered' : 'late'
      return { outcome, waitMs: askedToWait(answer), how: outcome === 'down' ? 'failed' : inTime }
    } catch (error) {
      const outcome = outcomeOfError(error, due.attempts)
      if (error instanceof UnansweredName) return { outcome, waitMs: 0, how: 'unresolved' }
      return { outcome, waitMs: 0, how: outcome === 'down' ? 'failed' : 'answered' }
    }
  }

  async function settle({ id, session_id, endpoint, attempts }: DuePush, { outcome, waitMs }: Tried) {
    const dueAt = new Date(clock.now().getTime() + Math.max(waitMs, FIRST_RETRY * 2 ** (attempts - 1)))
    const again = (outcome === 'later' || outcome === 'down') && attempts < TRIES
    await db.transaction(tx => {
      if (outcome === 'gone') return deleteSubscription.affected(tx, { sessionId: session_id, endpoint })
      return again ? postponePush.affected(tx, { id, dueAt }) : deletePush.affected(tx, { id })
    })
  }

  async function send(due: DuePush): Promise<void> {
    let how: HowItEnded = 'answered'
    try {
      if (due.wanted) {
        const tried = await tryPush(due)
        how = tried.how
        count(tried.outcome)
        await settle(due, tried)
      } else await db.transaction(tx => deletePush.affected(tx, { id: due.id }))
    } finally {
      services.end(due.service, { how, now: clock.now().getTime() })
    }
  }

  async function drain(): Promise<void> {
    for (let due = await takeInTurn(); due; due = await takeInTurn()) {
      // Where one was due there may be more: another lane looks while this one sends.
      open()
      await send(due)
    }
  }

  function open(): void {
    if (stopping || lanes.size >= AT_ONCE) return
    const lane = drain()
      .catch(onError)
      .finally(() => lanes.delete(lane))
    lanes.add(lane)
  }

  async function finish(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes)
  }

  return {
    name: PUSH_JOB,
    everyMs: 15 * SECOND,
    async run() {
      await inBites(() => deleteExpired.affected(db, { now: clock.now() }))
      open()
      await Promise.race([finish(), abandoned.promise])
    },
    wokenWhileRunning: open,
    stop() {
      stopping = true
      setTimeout(abandoned.resolve, STOP_WITHIN).unref()
    },
  }
}
