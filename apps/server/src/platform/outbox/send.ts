import { HOUR, MINUTE } from '@gauntlet/contract/time'
import type { Clock } from '../clock/clock.ts'
import { inBites } from '../database/bites.ts'
import type { Database } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import { MAIL_JOB } from './outbox.ts'
import {
  type DueMail,
  deleteMail,
  forgetGivenUp,
  forgetWholeBudgets,
  giveUp,
  noteFailure,
  takeDueMail,
} from './queries.ts'
import { type Weighed, weigh } from './weigh.ts'

/** After this many tries a mail is given up; its row stays for a while, with the reason, for the operator. */
const TRIES = 8
const GIVEN_UP_KEPT = 14 * 24 * HOUR
/** While one node sends a mail, no other takes it. */
const LEASE = 5 * MINUTE
const NEVER = new Date('9999-01-01T00:00:00Z')
/** Milliseconds that a stop waits for mails under way: one that hangs is due again once its lease is over. */
const STOP_WITHIN = 1_500

export interface MailJobOptions {
  db: Database
  clock: Clock
  mail: Mail
  /** How many mails are under way at once; links that somebody waits for have as many places of their own. */
  concurrency: number
  onError: (error: unknown) => void
  /** Told of every mail that was weighed. */
  count: (mailClass: string, weighed: Weighed) => void
}

/** Sends what is due, several at once; a mail that fails waits longer each time. */
export function mailJob({ db, clock, mail, concurrency, onError, count }: MailJobOptions): Job {
  const lanes = { general: new Set<Promise<void>>(), urgent: new Set<Promise<void>>() }
  const failures: unknown[] = []
  const abandoned = Promise.withResolvers<void>()
  let stopping = false
  let taking: Promise<unknown> = Promise.resolve()

  /** The next mail that goes out. */
  async function take(urgentOnly: boolean): Promise<DueMail | undefined> {
    if (stopping) return undefined
    const now = clock.now()
    const retryAt = new Date(now.getTime() + LEASE)
    const taken = await db.transaction(async tx => {
      const due = await takeDueMail.first(tx, { now, retryAt, urgentOnly })
      if (!due) return undefined
      const weighed = await weigh(tx, due, now)
      if (weighed !== 'sent') await deleteMail.affected(tx, { id: due.id })
      return { due, weighed }
    })
    if (!taken) return undefined
    if (taken.due.attempts === 1) count(taken.due.class, taken.weighed)
    return taken.weighed === 'sent' ? taken.due : take(urgentOnly)
  }

  /** One lane after the other, so that mails set out in their order. */
  function takeInTurn(urgentOnly: boolean): Promise<DueMail | undefined> {
    const turn = taking.then(() => take(urgentOnly))
    taking = turn.catch(() => undefined)
    return turn
  }

  async function send(due: DueMail): Promise<void> {
    try {
      await mail.send({
        to: due.recipient,
        subject: due.subject,
        text: due.text_body,
        html: due.html_body,
        headers: due.headers,
      })
    } catch (error) {
      onError(error)
      const { id, attempts } = due
      const failure = error instanceof Error ? error.message : String(error)
      const dueAt = new Date(clock.now().getTime() + MINUTE * 2 ** attempts)
      await db.transaction(tx =>
        attempts >= TRIES
          ? giveUp.affected(tx, { id, failure, never: NEVER })
          : noteFailure.affected(tx, { id, failure, dueAt }),
      )
      return
    }
    await db.transaction(tx => deleteMail.affected(tx, { id: due.id }))
  }

  async function drain(urgentOnly: boolean): Promise<void> {
    for (let due = await takeInTurn(urgentOnly); due; due = await takeInTurn(urgentOnly)) {
      // Where one was due there may be more: another lane looks while this one sends.
      if (!urgentOnly && lanes.general.size < concurrency) open('general')
      await send(due)
    }
  }

  function open(kind: keyof typeof lanes): void {
    const lane = drain(kind === 'urgent')
      .catch((error: unknown) => void failures.push(error))
      .finally(() => lanes[kind].delete(lane))
    lanes[kind].add(lane)
  }

  /** Looks for mails that are due. Where every lane is busy, perhaps with a mail host that hangs, for links only. */
  function look(): void {
    if (stopping) return
    if (lanes.general.size < concurrency) open('general')
    else if (lanes.urgent.size < concurrency) open('urgent')
  }

  async function finish(): Promise<void> {
    while (lanes.general.size + lanes.urgent.size > 0) await Promise.all([...lanes.general, ...lanes.urgent])
  }

  return {
    name: MAIL_JOB,
    everyMs: 15_000,
    async run() {
      look()
      await Promise.race([finish(), abandoned.promise])
      const [failure] = failures.splice(0)
      if (failure !== undefined) throw failure
    },
    wokenWhileRunning: look,
    stop() {
      stopping = true
      setTimeout(abandoned.resolve, STOP_WITHIN).unref()
    },
  }
}

/** Forgets mails that were given up long ago, and budgets that are whole again. */
export const forgetMailsJob = (db: Database, clock: Clock): Job => ({
  name: 'old-mails',
  everyMs: HOUR,
  async run() {
    const now = clock.now()
    const before = new Date(now.getTime() - GIVEN_UP_KEPT)
    await inBites(() => forgetGivenUp.affected(db, { before, never: NEVER }))
    await inBites(() => forgetWholeBudgets.affected(db, { now }))
  },
})
