import { DAY } from '@gauntlet/contract/time'
import { beforeEach, describe, expect, test } from 'vitest'
import { CallError } from '../../../api/client.ts'
import { challengeOf, ada, ben } from '../testing.ts'
import { resultOf } from './result.ts'
import { type Outcome, reportSender } from './send-report.ts'
import { asStarted } from './started.ts'
import { fateOf, type WaitingReport, waitingStore } from './waiting-reports.ts'

const NOW = Date.parse('2026-05-06T12:00:00Z')

const reportOf = (rest: Partial<WaitingReport> = {}): WaitingReport => ({
  id: 'chess',
  player: ada.id,
  key: 'key 1',
  at: NOW,
  input: { id: 'chess', winner: ada.id },
  draft: { typed: [], winner: ada.id, method: '', early: null, stars: {} },
  result: 'You won',
  others: 'Ben',
  refused: null,
  ...rest,
})

/** A browser's store, for all its tabs. */
function browser() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}

const LOST = new CallError(0, 'Something went wrong')
const SENT = { payload: challengeOf(), message: 'Report sent successfully' }
const DISPUTED = new CallError(409, 'The result is disputed.')

let storage: ReturnType<typeof browser>
/** The server's next answers; success where none is left. */
let failures: CallError[]
let keys: (string | undefined)[]
let signedIn: string | undefined
let locks: Map<string, Promise<unknown>>
beforeEach(() => {
  storage = browser()
  failures = []
  keys = []
  signedIn = ada.id
  locks = new Map()
})

const alone = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const before = locks.get(name) ?? Promise.resolve()
  const mine = before.then(work)
  locks.set(
    name,
    mine.catch(() => undefined),
  )
  return mine
}

/** A tab of that browser. */
function tab() {
  const store = waitingStore(storage)
  const sender = reportSender({
    store,
    playerId: () => signedIn,
    alone,
    call: async (_row, _input, options) => {
      await Promise.resolve()
      keys.push(options.headers?.['idempotency-key'])
      const failure = failures.shift()
      if (failure) throw failure
      return SENT
    },
  })
  const told: Outcome[] = []
  const sendAll = async (now = NOW) => {
    store.changedElsewhere(null)
    await sender.sendAll(now, outcome => told.push(outcome))
  }
  return { store, send: sender.send, sendAll, told }
}

describe('a report that Ada entered without a network', () => {
  test('is there when she opens the app again, and goes out with the same key', async () => {
    const before = tab()
    before.store.keep(reportOf())
    failures = [LOST]
    expect(await before.send(reportOf())).toBe('waits')
    const opened = tab()
    expect(opened.store.get()).toEqual([reportOf()])
    await opened.sendAll()
    expect([opened.told, keys]).toEqual([[SENT], ['key 1', 'key 1']])
    expect(tab().store.get()).toEqual([])
  })

  test('goes out once from two tabs', async () => {
    const [one, other] = [tab(), tab()]
    one.store.keep(reportOf())
    await Promise.all([one.sendAll(), other.sendAll(), one.sendAll()])
    expect(keys).toEqual(['key 1'])
  })

  test('that the server refuses stays with the reason, and is not sent again by itself', async () => {
    const { store, sendAll } = tab()
    store.keep(reportOf())
    failures = [DISPUTED]
    await sendAll()
    await sendAll()
    expect(keys).toHaveLength(1)
    expect(store.get().map(({ refused }) => refused)).toEqual([DISPUTED.message])
    const [refused] = store.get()
    expect(refused && fateOf(refused, NOW)).toBe('refused')
  })

  test.each([401, 429, 500, 503])('goes on waiting where the server answers %i', async status => {
    const { store, sendAll } = tab()
    store.keep(reportOf())
    failures = [new CallError(status, 'Something went wrong')]
    await sendAll()
    expect(store.get()).toEqual([reportOf()])
  })

  test('is not sent after 7 days, before she was asked', async () => {
    const { store, sendAll } = tab()
    store.keep(reportOf())
    await sendAll(NOW + 7 * DAY + 1)
    expect([keys, store.get()]).toEqual([[], [reportOf()]])
    expect([fateOf(reportOf(), NOW + 7 * DAY), fateOf(reportOf(), NOW + 7 * DAY + 1)]).toEqual(['waits', 'old'])
  })

  test('is not sent while Ben or nobody is signed in, and goes out when she is back', async () => {
    const { store, sendAll } = tab()
    store.keep(reportOf())
    for (const player of [ben.id, undefined]) {
      signedIn = player
      await sendAll()
    }
    expect(keys).toEqual([])
    signedIn = ada.id
    await sendAll()
    expect(keys).toEqual(['key 1'])
  })

  test('and then edited takes its place; an answer to the first one does not take it away', async () => {
    const { store, sendAll } = tab()
    store.keep(reportOf())
    store.keep(reportOf({ key: 'key 2', result: 'Ben won' }))
    store.drop(reportOf())
    await sendAll()
    expect(keys).toEqual(['key 2'])
  })

  test('and thrown away is not sent', async () => {
    const { store, sendAll } = tab()
    store.keep(reportOf())
    store.drop(reportOf())
    await sendAll()
    expect(keys).toEqual([])
  })
})

test('a report that is on its way does not wait, until it is known that it has to', () => {
  const store = waitingStore(storage)
  const report = reportOf()
  store.keepSending(report)
  expect([store.get(), waitingStore(storage).get()]).toEqual([[], [report]])
  store.sent(report)
  expect(store.get()).toEqual([report])
})

test('what somebody else has put there is no report', () => {
  storage.setItem('waitingReport Ada chess', '{"winner":')
  storage.setItem('waitingReport Ada tennis', '[]')
  storage.setItem('currentUser', '{}')
  expect(waitingStore(storage).get()).toEqual([])
})

describe('a report in words', () => {
  const match = challengeOf({ users: [ada, ben] })

  test.each([
    [{ winner: ada.id, score: [[6, 4]] }, '6–4', 'You won, 6–4'],
    [{ winner: ben.id }, '', 'You lost'],
    [{ draw: 1 as const, score: [2, 2] }, '2–2', 'It was a draw, 2–2'],
    [{ winner: ada.id, ending: 'retired' as const }, '6–4 2–1', 'You won, 6–4 2–1 (gave up)'],
    [{ ending: 'abandoned' as const }, '', 'It was abandoned: it does not count'],
  ])('%j is told as it was entered', (told, score, words) => expect(resultOf(match, ada.id, told, score)).toBe(words))
})

test('an agreed match can be reported once its start has passed, also where nobody could say so', () => {
  const start = '2026-05-05T23:30:00Z'
  const agreed = challengeOf({ event_status_id: '2', becomes: '3', becomes_at: start })
  const kindAt = (now: number) => asStarted(agreed, now).actions.report.kind
  expect([kindAt(Date.parse(start) - 1), kindAt(Date.parse(start))]).toEqual(['hidden', 'allowed'])
  const asked = challengeOf({ event_status_id: '1', becomes: '6', becomes_at: start })
  expect(asStarted(asked, NOW)).toBe(asked)
})
