import { ENGLISH } from '../language/speaker.ts'
import { DAY, MINUTE } from '@gauntlet/contract/time'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FixedClock, fixedClock } from '../clock/clock.ts'
import { readConfig } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { type Jobs, jobRunner } from '../jobs/jobs.ts'
import type { Mail, Message } from '../mail/mail.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { hashMailbox, type MailClass } from './budgets.ts'
import { MAIL_JOB, queueMail } from './outbox.ts'
import { forgetMailsJob, mailJob } from './send.ts'

const config = readConfig({ NODE_ENV: 'test' })

let clock: FixedClock
let db: Database
let jobs: Jobs
let nodes: Jobs[]
let sent: Message[]
let counted: string[]
/** The mail host: takes a mail, or fails. */
let host: (message: Message) => Promise<void>
beforeEach(async () => {
  clock = fixedClock('2030-06-03T12:00:00Z')
  db = await openTestDatabase()
  sent = []
  counted = []
  nodes = []
  host = () => Promise.resolve()
  jobs = node()
})
afterEach(async () => {
  for (const each of nodes) await each.stop()
  await db.close()
})

const count = (mailClass: string, outcome: string) => counted.push(`${mailClass} ${outcome}`)
const budgetsKept = () => db.session(session => session.run('select class from mail_budgets', []))

function node(): Jobs {
  const runner = jobRunner(() => undefined)
  const mail: Mail = {
    async send(message) {
      await host(message)
      sent.push(message)
    },
    close: () => Promise.resolve(),
  }
  runner.add(mailJob({ db, clock, mail, concurrency: 2, onError: () => undefined, count }))
  runner.add(forgetMailsJob(db, clock))
  nodes.push(runner)
  return runner
}

/** Each a millisecond after the one before, so that they have an order. */
function queue(subject: string, mailClass: MailClass = 'account', to = 'ada@example.com') {
  clock.advance(1)
  const mail = { to, speaker: ENGLISH, subject, class: mailClass, heading: subject, lines: [] }
  return db.transaction(tx => queueMail(tx, { clock, config }, mail))
}
const subjects = () => sent.map(({ subject }) => subject)
const rows = () => db.session(session => session.run('select subject, text_body, failure from mail_outbox', []))

/** A host that never answers for some mails, until it is released. */
function hanging(which: (message: Message) => boolean) {
  const release = Promise.withResolvers<void>()
  let hung = 0
  host = message => {
    if (!which(message)) return Promise.resolve()
    hung += 1
    return release.promise
  }
  return { release: release.resolve, hung: () => hung }
}

describe('mails under way', () => {
  test('a link to set a new password goes before what waited longer', async () => {
    for (const n of [1, 2, 3]) await queue(`Notice ${n}`, 'notice')
    await queue('New password', 'reset')
    await jobs.runNow(MAIL_JOB)
    expect(subjects()).toEqual(['New password', 'Notice 1', 'Notice 2', 'Notice 3'])
  })

  test('one that hangs holds up no other', async () => {
    const slow = hanging(({ subject }) => subject === 'Slow')
    await queue('Slow')
    await queue('Quick')
    const run = jobs.runNow(MAIL_JOB)
    await expect.poll(subjects).toEqual(['Quick'])
    slow.release()
    await run
    expect(subjects()).toEqual(['Quick', 'Slow'])
  })

  test('where all places hang, a link that somebody waits for still goes', async () => {
    const slow = hanging(({ subject }) => subject.startsWith('Slow'))
    for (const n of [1, 2, 3]) await queue(`Slow ${n}`)
    const run = jobs.runNow(MAIL_JOB)
    await expect.poll(slow.hung).toBe(2)
    await queue('New password', 'reset')
    jobs.wake(MAIL_JOB)
    await expect.poll(subjects).toEqual(['New password'])
    slow.release()
    await run
    expect(subjects().toSorted()).toEqual(['New password', 'Slow 1', 'Slow 2', 'Slow 3'])
  })

  test('each goes once, from two nodes at the same time', async () => {
    const players = Array.from({ length: 20 }, (_, n) => `player${n}@example.com`)
    for (const to of players) await queue('Hello', 'notice', to)
    await Promise.all([jobs.runNow(MAIL_JOB), node().runNow(MAIL_JOB)])
    expect(sent.map(({ to }) => to).toSorted()).toEqual(players.toSorted())
    expect(await rows()).toEqual([])
  })

  test('a stop does not wait for one that hangs, and another node tries it again later', async () => {
    const slow = hanging(() => true)
    await queue('Slow')
    const run = jobs.runNow(MAIL_JOB)
    await expect.poll(slow.hung).toBe(1)
    const before = performance.now()
    await jobs.stop()
    await run
    expect(performance.now() - before).toBeLessThan(20_000)
    host = () => Promise.resolve()
    const other = node()
    await other.runNow(MAIL_JOB)
    expect(subjects()).toEqual([])
    clock.advance(5 * MINUTE)
    await other.runNow(MAIL_JOB)
    expect(subjects()).toEqual(['Slow'])
  })
})

describe('the budget of a recipient', () => {
  test('ends a flood from however many senders, and each class has its own', async () => {
    for (let n = 0; n < 12; n += 1) await queue('Verify', 'verification', `ada+${n}@example.com`)
    await queue('New password', 'reset')
    await queue('Verify', 'verification', 'ben@example.com')
    await jobs.runNow(MAIL_JOB)
    expect(sent.filter(({ to }) => to.startsWith('ada+'))).toHaveLength(5)
    expect(sent.filter(({ to }) => !to.startsWith('ada+')).map(({ subject }) => subject)).toEqual([
      'New password',
      'Verify',
    ])
    expect(counted.filter(each => each === 'verification over')).toHaveLength(7)
    expect(await rows()).toEqual([])
  })

  test('whoever uses up an owner’s resets keeps a working link in the mailbox: one more goes every half hour', async () => {
    for (let n = 0; n < 9; n += 1) await queue('New password', 'reset')
    await jobs.runNow(MAIL_JOB)
    clock.advance(30 * MINUTE)
    for (let n = 0; n < 9; n += 1) await queue('New password', 'reset')
    await jobs.runNow(MAIL_JOB)
    expect(sent).toHaveLength(5)
  })

  test('is the same on every node', async () => {
    for (let n = 0; n < 5; n += 1) await queue('Join us', 'invitation')
    await Promise.all([jobs.runNow(MAIL_JOB), node().runNow(MAIL_JOB)])
    expect(sent).toHaveLength(2)
  })

  test('is not taken twice by a mail that has to be tried twice', async () => {
    host = () => Promise.reject(new Error('Try again later'))
    await queue('Join us', 'invitation')
    await queue('Join us', 'invitation')
    await jobs.runNow(MAIL_JOB)
    host = () => Promise.resolve()
    clock.advance(10 * MINUTE)
    await jobs.runNow(MAIL_JOB)
    expect(sent).toHaveLength(2)
  })

  test('is not asked where the recipient has stopped invitations before the second try: none goes', async () => {
    host = () => Promise.reject(new Error('Try again later'))
    await queue('Join us', 'invitation')
    await jobs.runNow(MAIL_JOB)
    host = () => Promise.resolve()
    await db.session(session =>
      session.run('insert into mail_stops (recipient_hash, stopped_at) values ($1, $2)', [
        hashMailbox('ada@example.com'),
        clock.now(),
      ]),
    )
    clock.advance(10 * MINUTE)
    await jobs.runNow(MAIL_JOB)
    expect(sent).toEqual([])
  })

  test('is forgotten once it is whole again', async () => {
    await queue('Verify', 'verification')
    await jobs.runNow(MAIL_JOB)
    await jobs.runNow('old-mails')
    expect(await budgetsKept()).toHaveLength(1)
    clock.advance(61 * MINUTE)
    await jobs.runNow('old-mails')
    expect(await budgetsKept()).toEqual([])
  })
})

test('a mail that is given up keeps no link, and goes after 14 days', async () => {
  host = () => Promise.reject(new Error('No such mailbox'))
  await queue('New password', 'reset')
  for (let n = 0; n < 8; n += 1) {
    await jobs.runNow(MAIL_JOB)
    clock.advance(2 ** (n + 1) * MINUTE)
  }
  expect(await rows()).toEqual([{ subject: 'New password', text_body: '', failure: 'No such mailbox' }])
  clock.advance(14 * DAY)
  await jobs.runNow('old-mails')
  expect(await rows()).toEqual([])
})
