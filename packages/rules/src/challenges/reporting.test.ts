import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import { confirm, contest, dispute, notPlayed, report, resolve } from './reporting.ts'
import { barredUntil, wonBy } from './results.ts'
import { START, accepted, ada, match, outcome, viewer } from './testing.ts'
import { settle } from './lifecycle.ts'

const now = START + HOUR
const Ada = viewer('Ada')
const Ben = viewer('Ben')
const Cleo = viewer('Cleo')
const two = match(S.reporting)
const four = match(S.reporting, { players: [ada, accepted('Ben'), accepted('Cleo'), accepted('Dan')] })
const benWon = outcome(report(two, Ben, wonBy('Ben'), now)).facts

describe('a match of two', () => {
  test('is not decided by one report', () => {
    const reported = outcome(report(two, Ben, wonBy('Ben'), now))
    expect([reported.facts.status, reported.consequences.result]).toEqual([S.reporting, null])
    expect(toldTo(reported, 'reported')).toEqual(['Ada'])
  })

  test('is Complete when Ada confirms, with a result to rate', () => {
    const { facts: challenge, consequences } = outcome(confirm(benWon, Ada, now + HOUR))
    expect(challenge).toMatchObject({ status: S.complete, winner_id: 'Ben', ended: 'agreed' })
    expect(consequences.result).toEqual({
      winner_id: 'Ben',
      sides: [['Ada'], ['Ben']],
      ranked: true,
      positions: null,
      score: null,
      at: now + HOUR,
    })
  })

  test('is disputed when Ada reports another winner', () => {
    const { facts: challenge } = outcome(report(benWon, Ada, wonBy('Ada'), now + HOUR))
    expect(challenge).toMatchObject({ status: S.reporting, disputed_by: 'Ada', disputed_at: now + HOUR })
  })

  test('is disputed when Ada rejects the report, and can no longer be confirmed', () => {
    const { facts: challenge } = outcome(dispute(benWon, Ada, now + HOUR))
    expect(confirm(challenge, Ada, now + HOUR)).toEqual({ kind: 'disabled', reason: 'already_disputed' })
  })

  test('takes one report a player', () => {
    expect(report(benWon, Ben, wonBy('Ben'), now)).toEqual({ kind: 'disabled', reason: 'reported' })
  })

  test('is won by somebody who played', () => {
    expect(report(two, Ben, wonBy('Eve'), now)).toEqual({ kind: 'disabled', reason: 'winner_not_player' })
  })

  test('that was not played, as both say, is Dismissed with its credit back', () => {
    const said = outcome(notPlayed(two, Ada, now))
    const both = outcome(notPlayed(said.facts, Ben, now))
    expect(said.facts.status).toBe(S.reporting)
    expect(both.facts).toMatchObject({ status: S.dismissed, ended: 'not_played' })
    expect([said.consequences.refund, both.consequences.refund]).toEqual([0, 1])
  })
})

describe('a match of four', () => {
  const first = outcome(report(four, Ben, wonBy('Ben'), now)).facts
  const second = outcome(report(first, Cleo, wonBy('Ben'), now)).facts

  test('is not decided by two who agree', () => {
    expect(second.status).toBe(S.reporting)
  })

  test('is decided by three who agree', () => {
    expect(outcome(report(second, Ada, wonBy('Ben'), now)).facts).toMatchObject({
      status: S.complete,
      winner_id: 'Ben',
    })
  })

  test('is disputed by the first who names another winner', () => {
    expect(outcome(report(second, Ada, wonBy('Ada'), now)).facts).toMatchObject({
      status: S.reporting,
      disputed_by: 'Ada',
    })
  })

  test('stands 48 hours after the first of two reports that agree', () => {
    const later = outcome(report(first, Cleo, wonBy('Ben'), now + 30 * HOUR)).facts
    expect(settle(later, now + 48 * HOUR).facts).toMatchObject({ status: S.complete, ended: 'silence' })
  })
})

describe('a report that stands because Ada was silent', () => {
  const stood = settle(benWon, now + 48 * HOUR).facts

  test('can be contested by Ada for 7 days, and stands until an operator decides', () => {
    const { facts: challenge } = outcome(contest(stood, Ada, now + 3 * DAY))
    expect(challenge).toMatchObject({ status: S.complete, winner_id: 'Ben', disputed_by: 'Ada' })
    expect(settle(challenge, now + 90 * DAY).facts.status).toBe(S.complete)
  })

  test('can be contested by Ada no longer than that', () => {
    expect(contest(stood, Ada, now + 9 * DAY)).toEqual({ kind: 'disabled', reason: 'too_late' })
  })

  test('cannot be contested by Ben, who reported it', () => {
    expect(contest(stood, Ben, now + 3 * DAY)).toEqual({ kind: 'hidden', reason: 'reported' })
  })
})

describe('an operator', () => {
  const disputed = outcome(dispute(benWon, Ada, now + HOUR)).facts
  const complete = outcome(confirm(benWon, Ada, now)).facts

  test('decides a disputed match for Ada', () => {
    const { facts: challenge, consequences } = outcome(resolve(disputed, { winner_id: 'Ada' }, now + DAY))
    expect(challenge).toMatchObject({ status: S.complete, winner_id: 'Ada', ended: 'operator' })
    expect(consequences.result?.winner_id).toBe('Ada')
  })

  test('makes a disputed match void', () => {
    const { facts: challenge, consequences } = outcome(resolve(disputed, 'void', now + DAY))
    expect([challenge.status, consequences.strike]).toEqual([S.dismissed, 'Ada'])
  })

  test('makes a result void that they had decided for Ada: her dispute was right, and strikes nobody', () => {
    const { facts: upheld } = outcome(resolve(disputed, { winner_id: 'Ada' }, now + DAY))
    const { facts: challenge, consequences } = outcome(resolve(upheld, 'void', now + 2 * DAY))
    expect([challenge.ended, consequences.voids_result, consequences.strike]).toEqual(['void', true, null])
  })

  test('makes a result void that came to stand by silence, and the one who contested it has a strike', () => {
    const stood = settle(benWon, now + 48 * HOUR).facts
    const { facts: contested } = outcome(contest(stood, Ada, now + 3 * DAY))
    expect(outcome(resolve(contested, 'void', now + 4 * DAY)).consequences.strike).toBe('Ada')
  })

  test('cannot decide a match that nobody disputes', () => {
    expect(resolve(benWon, 'void', now + HOUR)).toEqual({ kind: 'disabled', reason: 'not_disputed' })
  })

  test('makes a result void that was rated', () => {
    const { facts: challenge, consequences } = outcome(resolve(complete, 'void', now + DAY))
    expect([challenge.status, consequences.voids_result, consequences.strike]).toEqual([S.dismissed, true, null])
  })

  test('corrects the winner: the old result no longer counts and the new one does', () => {
    const { consequences } = outcome(resolve(complete, { winner_id: 'Ada' }, now + DAY))
    expect([consequences.voids_result, consequences.result?.winner_id]).toEqual([true, 'Ada'])
  })

  test('rates nothing twice by keeping the winner', () => {
    const { consequences } = outcome(resolve(complete, { winner_id: 'Ben' }, now + DAY))
    expect([consequences.voids_result, consequences.result]).toEqual([false, null])
  })
})

describe('disputes that ended void', () => {
  const third = now + 90 * DAY

  test('bar from ranked play for 30 days after the third in 90 days', () => {
    expect(barredUntil([now, third, now + DAY], third + DAY)).toBe(third + 30 * DAY)
  })

  test('bar nobody after two', () => {
    expect(barredUntil([now, third], third)).toBe(null)
  })

  test('bar nobody where the third came later', () => {
    expect(barredUntil([now, now + DAY, third + 1], third + 1)).toBe(null)
  })

  test('bar nobody once the 30 days are over', () => {
    expect(barredUntil([now, now + DAY, third], third + 30 * DAY)).toBe(null)
  })
})
