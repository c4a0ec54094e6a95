import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { DAY, HOUR, MINUTE, type Millis } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import { isFrozen } from '../gathering/waits.ts'
import { accept, decline } from './answering.ts'
import { cancel } from './leaving.ts'
import type { ChallengeFacts } from './facts.ts'
import { scheduleOf, settle } from './lifecycle.ts'
import { acceptParticipant } from './participants.ts'
import { report } from './reporting.ts'
import { wonBy } from './results.ts'
import { ISSUED, START, accepted, ada, challenge, match, outcome, player, stateOf, viewer } from './testing.ts'

const Ada = viewer('Ada')
const Ben = viewer('Ben')
/** So long after one hour into the match, and on to the next whole minute. */
const wholeMinute = (hours: number) => START + HOUR + hours * HOUR + MINUTE
const statusAt = (facts: ChallengeFacts, now: Millis) => settle(facts, now).facts.status
const far = { start: ISSUED + 30 * DAY }

describe('a Pending challenge', () => {
  test('is Upcoming once the first of several recipients accepts, and the others may still accept', () => {
    const asked = challenge({ players: [ada, player('Ben'), player('Cleo')] })
    const first = outcome(accept(asked, Ben, ISSUED + HOUR)).facts
    const second = outcome(accept(first, viewer('Cleo'), START - MINUTE)).facts
    expect([first.status, second.status, stateOf(second, 'Cleo')]).toEqual([S.upcoming, S.upcoming, 'accepted'])
  })

  test('that is open is Upcoming once Ada accepts Ben, who joined', () => {
    const open = challenge({ open: true, players: [ada, player('Ben', { role: 'joined' })] })
    expect(outcome(acceptParticipant(open, Ada, 'Ben', ISSUED + HOUR)).facts.status).toBe(S.upcoming)
  })

  test('stays Pending while one recipient has not declined, and is Dismissed when the last one does', () => {
    const asked = challenge({ players: [ada, player('Ben'), player('Cleo')] })
    const first = outcome(decline(asked, Ben, ISSUED + HOUR)).facts
    const second = outcome(decline(first, viewer('Cleo'), ISSUED + HOUR)).facts
    expect([first.status, second.status, second.ended]).toEqual([S.pending, S.dismissed, 'declined'])
  })

  test("is Dismissed by its only recipient's Cancel", () => {
    expect(outcome(cancel(challenge(), Ben, ISSUED + HOUR)).facts.status).toBe(S.dismissed)
  })

  test('is Dismissed, with its credit back, when the start passes', () => {
    const { facts, consequences } = settle(challenge(), START)
    expect(facts).toMatchObject({ status: S.dismissed, ended: 'start_passed', ended_at: START, paid: 0 })
    expect(consequences.refund).toBe(1)
    expect(statusAt(challenge(), START - 1)).toBe(S.pending)
  })

  test('that is open waits until the start, however far that is', () => {
    expect(scheduleOf(challenge({ ...far, open: true, players: [ada] })).becomes_at).toBe(far.start)
  })

  test('with a start in 10 days waits 7 days', () => {
    const facts = challenge({ start: ISSUED + 10 * DAY })
    expect(scheduleOf(facts)).toMatchObject({ becomes: S.dismissed, becomes_at: ISSUED + 7 * DAY })
    expect(settle(facts, ISSUED + 7 * DAY).facts.ended).toBe('unanswered')
  })

  test('with a start in 30 days waits half of them', () => {
    expect(scheduleOf(challenge(far)).becomes_at).toBe(ISSUED + 15 * DAY)
  })

  test('is Cancelled, with its credit back, when Ada cancels', () => {
    const { facts, consequences } = outcome(cancel(challenge(), Ada, ISSUED + HOUR))
    expect([facts.status, facts.ended, consequences.refund]).toEqual([S.cancelled, 'cancelled', 1])
  })
})

describe('an Upcoming challenge', () => {
  const three = match(S.upcoming, { players: [ada, accepted('Ben'), accepted('Cleo')] })

  test('stays Upcoming when one of two opponents cancels', () => {
    const { facts } = outcome(cancel(three, Ben, ISSUED + HOUR))
    expect([facts.status, stateOf(facts, 'Ben')]).toEqual([S.upcoming, 'pending'])
  })

  test('is Pending when the last opponent cancels, and waits anew for an answer', () => {
    const now = ISSUED + 20 * DAY
    const { facts } = outcome(cancel(match(S.upcoming, far), Ben, now))
    expect(facts).toMatchObject({ status: S.pending, paid: 1 })
    expect(scheduleOf(facts).becomes_at).toBe(now + 7 * DAY)
  })

  test('is Pending when Ada cancels: all acceptances are taken back', () => {
    const { facts } = outcome(cancel(three, Ada, ISSUED + HOUR))
    expect([facts.status, stateOf(facts, 'Ben'), stateOf(facts, 'Cleo')]).toEqual([S.pending, 'pending', 'pending'])
  })

  test('tells by whom it was called off once nobody plays against Ada any more', () => {
    const by = (facts: ChallengeFacts, who: typeof Ada) =>
      outcome(cancel(facts, who, ISSUED + HOUR)).facts.called_off_by
    expect([by(three, Ada), by(match(S.upcoming), Ben), by(three, Ben)]).toEqual(['Ada', 'Ben', null])
  })

  test('is called off no more once Ben accepts again', () => {
    const { facts } = outcome(cancel(match(S.upcoming), Ben, ISSUED + HOUR))
    expect(outcome(accept(facts, Ben, ISSUED + 2 * HOUR)).facts.called_off_by).toBeNull()
  })

  test('is Reporting at the start; players who have not answered by then are out', () => {
    const facts = match(S.upcoming, { players: [ada, accepted('Ben'), player('Cleo')] })
    const settled = settle(facts, START)
    expect([settled.facts.status, stateOf(settled.facts, 'Cleo')]).toEqual([S.reporting, 'lapsed'])
    expect([toldTo(settled, 'report_due'), toldTo(settled, 'lapsed')]).toEqual([['Ada', 'Ben'], ['Cleo']])
  })

  test('is frozen from one hour before the start', () => {
    expect([isFrozen({ start: START }, START - HOUR - 1), isFrozen({ start: START }, START - HOUR)]).toEqual([
      false,
      true,
    ])
  })
})

describe('a match that nobody has reported', () => {
  const now = START + HOUR
  const played = match(S.reporting)

  test('is Dismissed, with its credit back, 14 days after the start', () => {
    const { facts, consequences } = settle(played, START + 14 * DAY)
    expect([facts.status, facts.ended, consequences.refund]).toEqual([S.dismissed, 'unreported', 1])
    expect(statusAt(played, START + 14 * DAY - 1)).toBe(S.reporting)
  })

  test('is Dismissed, with its credit back, 48 hours after Ada said that it was not played', () => {
    const said = match(S.reporting, { players: [{ ...ada, not_played_at: now }, accepted('Ben')] })
    const { facts, consequences } = settle(said, now + 48 * HOUR)
    expect([facts.status, facts.ended, consequences.refund]).toEqual([S.dismissed, 'not_played', 1])
    expect(statusAt(said, now + 48 * HOUR - 1)).toBe(S.reporting)
  })

  test('runs on when Ben reports after Ada said that it was not played', () => {
    const said = match(S.reporting, { players: [{ ...ada, not_played_at: now }, accepted('Ben')] })
    const { facts } = outcome(report(said, Ben, wonBy('Ben'), now + HOUR))
    expect(scheduleOf(facts)).toMatchObject({ becomes: S.complete, becomes_at: now + 49 * HOUR })
  })
})

describe("Ben's report that Ada does not answer", () => {
  const at = START + HOUR + 20_000
  const reported = match(S.reporting, {
    players: [ada, accepted('Ben', { reported_winner_id: 'Ben', reported_at: at })],
  })

  test('is followed by an e-mail to Ada after 24 hours, on the next whole minute', () => {
    expect(scheduleOf(reported).next_reminder_at).toBe(wholeMinute(24))
    expect(toldTo(settle(reported, wholeMinute(24)), 'reminder')).toEqual(['Ada'])
  })

  test('is followed by a second one after 47 hours, and by no third', () => {
    const once = settle(reported, wholeMinute(24)).facts
    expect(scheduleOf(once).next_reminder_at).toBe(wholeMinute(47))
    expect(scheduleOf(settle(once, wholeMinute(47)).facts).next_reminder_at).toBe(null)
  })

  test('stands after 48 hours', () => {
    const { facts, consequences } = settle(reported, wholeMinute(48))
    expect(facts).toMatchObject({ status: S.complete, ended: 'silence', winner_id: 'Ben', ended_at: wholeMinute(48) })
    expect(consequences.result).toEqual({
      winner_id: 'Ben',
      sides: [['Ada'], ['Ben']],
      ranked: true,
      positions: null,
      score: null,
      at: wholeMinute(48),
    })
    expect(statusAt(reported, wholeMinute(48) - 1)).toBe(S.reporting)
  })

  test('stands where the server slept, and Ada is not reminded of what she can no longer answer', () => {
    const settled = settle(reported, START + 30 * DAY)
    expect([settled.facts.ended, toldTo(settled, 'reminder')]).toEqual(['silence', []])
    expect(toldTo(settled, 'completed')).toEqual(['Ada', 'Ben'])
  })
})

describe('a disputed match', () => {
  const disputed = match(S.reporting, {
    players: [ada, accepted('Ben', { reported_winner_id: 'Ben', reported_at: START + HOUR })],
    disputed_at: START + 2 * HOUR,
    disputed_by: 'Ada',
  })

  test('gets no reminders and does not come to stand by silence', () => {
    expect(scheduleOf(disputed)).toEqual({
      becomes: S.dismissed,
      becomes_at: START + 2 * HOUR + 30 * DAY,
      next_reminder_at: null,
    })
  })

  test('is void 30 days later: nothing counts, nothing is given back, and Ada has a strike', () => {
    const { facts, consequences } = settle(disputed, START + 31 * DAY)
    expect(facts).toMatchObject({ status: S.dismissed, ended: 'void', winner_id: null })
    expect(consequences).toMatchObject({ result: null, refund: 0, strike: 'Ada', voids_result: false })
  })
})

test('a challenge that was forgotten while Upcoming is Reporting and then Dismissed, in one settling', () => {
  expect(settle(match(S.upcoming), START + 20 * DAY).facts).toMatchObject({
    status: S.dismissed,
    ended_at: START + 14 * DAY,
  })
})
