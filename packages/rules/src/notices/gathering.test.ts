import { MINUTE } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { GATHERED, LONGEST_WAIT, mailVerdict, mailWindowOf } from './gathering.ts'

const window = 60 * MINUTE
const NOON = Date.UTC(2030, 5, 3, 12)
const verdictAt = (minutes: number, last: number | null) =>
  mailVerdict({ now: NOON + minutes * MINUTE, last: last === null ? null : NOON + last * MINUTE, window })
const until = (minutes: number) => ({ kind: 'waits', until: NOON + minutes * MINUTE })

test('the first join is mailed at once', () => {
  expect(verdictAt(0, null)).toEqual({ kind: 'now' })
})

test('what follows within the hour waits until an hour after that mail', () => {
  expect(verdictAt(1, 0)).toEqual(until(60))
  expect(verdictAt(59, 0)).toEqual(until(60))
})

test('what follows while a mail waits goes with it', () => {
  expect(verdictAt(30, 60)).toEqual(until(60))
})

test('after a mail of several the next hour begins, and after an hour of silence a join is mailed at once again', () => {
  expect(verdictAt(61, 60)).toEqual(until(120))
  expect(verdictAt(119, 60)).toEqual(until(120))
  expect(verdictAt(120, 60)).toEqual({ kind: 'now' })
})

test('forty joins in three hours are four mails', () => {
  let last: number | null = null
  const mails = new Set<number>()
  for (let n = 0; n < 40; n += 1) {
    const now = NOON + n * 4.5 * MINUTE
    const verdict = mailVerdict({ now, last, window })
    last = verdict.kind === 'now' ? now : verdict.until
    mails.add(last)
  }
  expect([...mails].map(at => (at - NOON) / MINUTE)).toEqual([0, 60, 120, 180])
})

const minutes = (kind: string, name: string) => (mailWindowOf(kind, name) ?? 0) / MINUTE

test('a request waits for a quarter of an hour, a join for an hour, and nothing else waits', () => {
  expect([minutes('challenges', 'joined'), minutes('tournaments', 'asked')]).toEqual([15, 15])
  expect([minutes('tournaments', 'joined'), minutes('events', 'joined')]).toEqual([60, 60])
  expect(mailWindowOf('challenges', 'issued')).toBeNull()
  expect(GATHERED).toContain('challenges.joined')
  expect(LONGEST_WAIT / MINUTE).toBe(60)
})
