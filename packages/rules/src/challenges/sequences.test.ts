import { CHALLENGE_STATUS as S, challengeStatuses } from '@gauntlet/contract/challenges/status'
import { DAY, HOUR, MINUTE, type Millis } from '@gauntlet/contract/time'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accept, decline } from './answering.ts'
import { cancel, unjoin } from './leaving.ts'
import { acceptParticipant, join, turnDown } from './participants.ts'
import type { ChallengeFacts, Viewer } from './facts.ts'
import { type Target, issue } from './issue.ts'
import { modify } from './modifying.ts'
import { scheduleOf, settle } from './lifecycle.ts'
import { record } from './recording.ts'
import { confirm, contest, dispute, notPlayed, report, resolve, takeScore } from './reporting.ts'
import { type ChallengeOutcome, drawn, wonBy } from './results.ts'
import { ISSUED, START, outcome, target, viewer, wish } from './testing.ts'
import type { ChallengeAttempt } from './actions.ts'
import { answerTimes, keepTime, offerTimes } from './times.ts'
import { opponentsOf } from './sides.ts'

const NAMES = ['Ada', 'Ben', 'Cleo']
const terms = { latest_start: Date.UTC(2029, 0, 1), price: 1, credits: 9 }
const valid = {
  plays_sport: true,
  others_play_sport: true,
  identical: false,
  sport_or_place_changed: true,
  rules_changed: false,
  side_size: null,
}

const place = {
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  venue: 'Court 1',
  timezone: 'America/Chicago',
  lat: 30,
  lon: -97,
}
const EVENINGS = [START + DAY, START + 2 * DAY].map(start => ({ start, latest_start: terms.latest_start, ...place }))

type Act = (facts: ChallengeFacts, by: Viewer, other: string, now: Millis) => ChallengeAttempt
const acts = {
  accept: (facts, by, _other, now) => accept(facts, by, now),
  decline: (facts, by, _other, now) => decline(facts, by, now),
  cancel: (facts, by, _other, now) => cancel(facts, by, now),
  join: (facts, by, _other, now) => join(facts, by, now),
  unjoin: (facts, by, _other, now) => unjoin(facts, by, now),
  acceptParticipant,
  turnDown,
  report: (facts, by, other, now) => report(facts, by, wonBy(other), now),
  reportDraw: (facts, by, _other, now) => report(facts, by, drawn, now),
  takeScore: (facts, by, _other, now) => takeScore(facts, by, now),
  confirm: (facts, by, _other, now) => confirm(facts, by, now),
  dispute: (facts, by, _other, now) => dispute(facts, by, now),
  notPlayed: (facts, by, _other, now) => notPlayed(facts, by, now),
  contest: (facts, by, _other, now) => contest(facts, by, now),
  offerTimes: (facts, by, _other, now) => offerTimes(facts, by, { round: facts.offer_round, times: EVENINGS }, now),
  answerTimes: (facts, by, _other, now) => answerTimes(facts, by, { round: facts.offer_round, suits: [0, 1] }, now),
  keepTime: (facts, by, _other, now) => keepTime(facts, by, facts.offer_round, now),
  makeRanked: (facts, by, _other, now) => modify(facts, by, { ...terms, ...valid, start: START, ranked: true }, now),
  makeFree: (facts, by, _other, now) => modify(facts, by, { ...terms, ...valid, start: START, ranked: false }, now),
  decide: (facts, _by, other, now) => resolve(facts, { winner_id: other }, now),
  void: (facts, _by, _other, now) => resolve(facts, 'void', now),
} satisfies Record<string, Act>

const attempts = Object.values<Act>(acts).flatMap(act =>
  NAMES.flatMap(by => NAMES.map(other => (facts: ChallengeFacts, now: Millis) => act(facts, viewer(by), other, now))),
)

/** Time passes, then something happens: the first that is allowed, counting on from `from`. */
const moves = fc.array(
  fc.record({
    from: fc.nat(attempts.length - 1),
    wait: fc.oneof(
      { weight: 4, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: fc.nat(5 * HOUR) },
      { weight: 1, arbitrary: fc.nat(20 * DAY) },
    ),
  }),
  { maxLength: 20 },
)
type Moves = typeof moves extends fc.Arbitrary<infer T> ? T : never

/** Where the moves begin: just issued or told of, or agreed by Ben (and Cleo), or at the start of the match. */
const beginnings = fc.record({
  targets: fc.constantFrom<Target[][]>([], [target('Ben')], [target('Ben'), target('Cleo')]),
  recorded: fc.boolean(),
  agreed: fc.subarray(['Ben', 'Cleo']),
  now: fc.constantFrom(ISSUED, START),
})
type Beginning = typeof beginnings extends fc.Arbitrary<infer T> ? T : never

/** Ada says that it was played already, and that she has won. */
const told = (targets: Target[]) => ({
  ...wish({ targets, start: ISSUED - DAY }),
  sides: [['Ada'], ...targets.map(({ id }) => [id])],
  guests: [],
  claim: wonBy('Ada'),
  recorded_lately: 0,
  awaits_issuer: false,
})

function begin({ targets, recorded, agreed }: Beginning): ChallengeFacts {
  if (recorded && targets.length > 0) return outcome(record(told(targets), ISSUED)).facts
  const issued = outcome(issue(wish({ targets }), ISSUED)).facts
  return agreed.reduce((facts, name) => {
    if (targets.length > 0) {
      const answer = accept(facts, viewer(name), ISSUED)
      return answer.kind === 'allowed' ? answer.facts : facts
    }
    const joined = outcome(join(facts, viewer(name), ISSUED)).facts
    return outcome(acceptParticipant(joined, viewer('Ada'), name, ISSUED)).facts
  }, issued)
}

interface Change extends ChallengeOutcome {
  before: ChallengeFacts
  now: Millis
}

/** Every change, settling included, that the moves bring about. */
function* changes(beginning: Beginning, list: Moves): Generator<Change> {
  let facts = begin(beginning)
  let { now } = beginning
  for (const { from, wait } of list) {
    now += wait
    const settled = settle(facts, now)
    yield { before: facts, now, ...settled }
    facts = settled.facts
    for (const attempt of [...attempts.slice(from), ...attempts.slice(0, from)]) {
      const tried = attempt(facts, now)
      if (tried.kind !== 'allowed') continue
      yield { before: facts, now, ...tried }
      facts = tried.facts
      break
    }
  }
}

/** Moves after which something does not hold; null where it always does. */
const exception = (holds: (list: readonly Change[]) => boolean) =>
  fc.check(
    fc.property(beginnings, moves, (beginning, list) => holds([...changes(beginning, list)])),
    { numRuns: 300 },
  ).counterexample
const exceptionToEach = (holds: (change: Change) => boolean) => exception(list => list.every(holds))

const over = (status: string) => status === S.cancelled || status === S.dismissed
const ahead = (at: Millis | null, now: Millis) => at === null || (at > now && at % MINUTE === 0)

describe('whatever players do and however time passes', () => {
  test('the status is a known one', () => {
    expect(exceptionToEach(({ facts: challenge }) => challengeStatuses.includes(challenge.status))).toBe(null)
  })

  test('what was cancelled or dismissed stays so', () => {
    expect(
      exceptionToEach(({ before, facts: challenge }) => !over(before.status) || before.status === challenge.status),
    ).toBe(null)
  })

  test('what is due lies ahead, on a whole minute', () => {
    expect(
      exceptionToEach(({ facts: challenge, now }) => {
        const { becomes_at, next_reminder_at } = scheduleOf(challenge)
        return ahead(becomes_at, now) && ahead(next_reminder_at, now)
      }),
    ).toBe(null)
  })

  test('settling again changes nothing and tells nobody', () => {
    expect(
      exceptionToEach(({ facts: challenge, now }) => {
        const again = settle(challenge, now)
        return again.facts === challenge && again.consequences.notify.length === 0
      }),
    ).toBe(null)
  })

  test('no more is given back than was paid, and what is still paid is known', () => {
    expect(
      exception(list => {
        let balance = 1
        return list.every(({ facts: challenge, consequences }) => {
          balance += consequences.charge - consequences.refund
          return balance === challenge.paid && balance >= 0
        })
      }),
    ).toBe(null)
  })

  test('it is agreed exactly while there is an opponent', () => {
    const agreed = [S.upcoming, S.reporting, S.complete] as readonly string[]
    const waiting = [S.pending, S.cancelled] as readonly string[]
    expect(
      exceptionToEach(({ facts: challenge }) => {
        const opponents = opponentsOf(challenge).length
        if (agreed.includes(challenge.status)) return opponents > 0
        // Of a match that was played already some have said yes, and others not yet.
        return challenge.recorded || !waiting.includes(challenge.status) || opponents === 0
      }),
    ).toBe(null)
  })

  test('a winner is known, or a draw, exactly while it is Complete', () => {
    expect(
      exceptionToEach(
        ({ facts: challenge }) =>
          (challenge.winner_id !== null || challenge.level) === (challenge.status === S.complete),
      ),
    ).toBe(null)
  })

  test('at most one result counts at a time', () => {
    expect(
      exception(list => {
        let counted = 0
        return list.every(({ facts: challenge, consequences }) => {
          counted += (consequences.result ? 1 : 0) - (consequences.voids_result ? 1 : 0)
          return counted === (challenge.status === S.complete ? 1 : 0)
        })
      }),
    ).toBe(null)
  })
})
