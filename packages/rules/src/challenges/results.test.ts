import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { GivenScore } from '@gauntlet/contract/scores/forms'
import { HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import { SCORE_WAIT } from '../gathering/waits.ts'
import type { Claim, ToldScore } from './facts.ts'
import { confirm, report, resolve, takeScore } from './reporting.ts'
import { contradicts, differing, drawn, resultOf, shownOf, wonBy } from './results.ts'
import { settle, SILENCE } from './lifecycle.ts'
import { START, accepted, ada, match, outcome, viewer } from './testing.ts'

const now = START + HOUR
const [Ada, Ben] = [viewer('Ada'), viewer('Ben')]
const two = match(S.reporting)

const sets = (given: number[][], totals: [number, number]): ToldScore => ({
  kind: 'sets',
  given,
  positions: [1, 2],
  totals,
})
const close = sets(
  [
    [7, 6],
    [7, 6],
  ],
  [14, 12],
)
const clear = sets(
  [
    [6, 1],
    [6, 2],
  ],
  [12, 3],
)
const adaWon = (score: ToldScore | null, ending: Claim['ending'] = null): Claim => ({ winner_id: 'Ada', ending, score })

const shot = (given: GivenScore): Claim => adaWon({ kind: 'points', given, positions: [1, 1], totals: [1, 1] })

const after = (first: Claim, second: Claim) => {
  const reported = outcome(report(two, Ada, first, now)).facts
  return outcome(report(reported, Ben, second, now + HOUR))
}

describe('two reports of the same score', () => {
  test('make it the score of the result, which is handed over with its totals', () => {
    const { facts, consequences } = after(adaWon(close), adaWon(close))
    expect(facts).toMatchObject({ status: S.complete, winner_id: 'Ada', level: false, score: close })
    expect(consequences.result).toMatchObject({ winner_id: 'Ada', positions: null, score: [14, 12], ranked: true })
  })

  test('agree however the parts of a score are ordered', () => {
    const [one, other] = [shot({ score: [1, 1], shootout: [4, 3] }), shot({ shootout: [4, 3], score: [1, 1] })]
    expect(differing(after(one, other).facts)).toEqual([])
  })
})

test('a confirmation that tells no score agrees to the one that was told', () => {
  expect(after(adaWon(clear), wonBy('Ada')).facts.score).toEqual(clear)
  const reported = outcome(report(two, Ada, adaWon(clear), now)).facts
  expect(outcome(confirm(reported, Ben, now)).facts.score).toEqual(clear)
})

test('a score that nobody answers stands with its report', () => {
  const reported = outcome(report(two, Ada, adaWon(close), now)).facts
  expect(settle(reported, now + SILENCE + HOUR).consequences.result).toMatchObject({ score: [14, 12] })
})

describe('two reports of different scores', () => {
  const differs = after(adaWon(clear), adaWon(close))

  test('are no dispute: the winner stands, without a score', () => {
    expect(differs.facts).toMatchObject({ status: S.complete, winner_id: 'Ada', score: null, disputed_at: null })
    expect(differs.consequences.result).toMatchObject({ score: null })
    expect(differing(differs.facts).map(({ user_id }) => user_id)).toEqual(['Ada', 'Ben'])
  })

  test('are one once Ada takes over the score of Ben, and the result counts anew with it', () => {
    const taken = outcome(takeScore(differs.facts, Ada, now + 2 * HOUR))
    expect([taken.facts.score, differing(taken.facts)]).toEqual([close, []])
    expect(taken.consequences).toMatchObject({ voids_result: true, result: { winner_id: 'Ada', score: [14, 12] } })
    expect(toldTo(taken, 'score_taken')).toEqual(['Ben'])
    expect(takeScore(taken.facts, Ben, now + 3 * HOUR)).toMatchObject({ reason: 'scores_agree' })
  })

  test('of a match that moves no rank count as they did', () => {
    const free = { ...differs.facts, ranked: false }
    expect(outcome(takeScore(free, Ada, now + 2 * HOUR)).consequences).toMatchObject({
      voids_result: false,
      result: null,
    })
  })

  test('stay as they are after 7 days', () => {
    expect(takeScore(differs.facts, Ada, now + 2 * HOUR + SCORE_WAIT)).toMatchObject({ reason: 'score_too_late' })
  })
})

describe('a draw', () => {
  test('has no winner, and shares the first place', () => {
    const { facts, consequences } = after(drawn, drawn)
    expect(facts).toMatchObject({ status: S.complete, winner_id: null, level: true })
    expect(consequences.result).toMatchObject({ winner_id: null, positions: [1, 1], score: null })
    expect(shownOf(facts).draw).toBe(true)
  })

  test('that Ben reports as a win of his is disputed', () => {
    expect(after(drawn, wonBy('Ben')).facts).toMatchObject({ status: S.reporting, disputed_by: 'Ben' })
  })

  test('may be what an operator decides', () => {
    const disputed = after(drawn, wonBy('Ben')).facts
    const decided = outcome(resolve(disputed, { winner_id: null }, now + 2 * HOUR))
    expect(decided.facts).toMatchObject({ status: S.complete, winner_id: null, level: true, ended: 'operator' })
  })
})

test('a shoot-out has a winner, and is level where ranks are concerned', () => {
  const decided: ToldScore = {
    kind: 'points',
    given: { score: [1, 1], shootout: [4, 3] },
    positions: [1, 1],
    totals: [1, 1],
  }
  const { facts, consequences } = after(adaWon(decided), wonBy('Ada'))
  expect(facts).toMatchObject({ winner_id: 'Ada', level: true })
  expect(consequences.result).toMatchObject({ winner_id: 'Ada', positions: [1, 1], score: [1, 1] })
})

describe('how a match ended', () => {
  test('by a walkover counts, and moves no rank', () => {
    const { facts, consequences } = after(adaWon(null, 'walkover'), wonBy('Ada'))
    expect([facts.ending, consequences.result?.ranked]).toEqual(['walkover', false])
  })

  test('by retirement moves ranks', () => {
    expect(after(adaWon(null, 'retired'), wonBy('Ada')).consequences.result?.ranked).toBe(true)
  })

  test('by retirement moves ranks by its winner alone, also where Ben tells a whole score of it', () => {
    const { facts, consequences } = after(adaWon(null, 'retired'), adaWon(close))
    expect([facts.ending, facts.score]).toEqual(['retired', close])
    expect(consequences.result).toMatchObject({ ranked: true, score: null })
  })

  test('is disputed where ranks move by one report and not by the other', () => {
    expect(after(wonBy('Ada'), adaWon(null, 'walkover')).facts.disputed_by).toBe('Ben')
    // A whole score says that it was played.
    expect(after(adaWon(null, 'walkover'), adaWon(close)).facts.disputed_by).toBe('Ben')
    expect(contradicts(adaWon(null, 'walkover'), adaWon(close, 'played'))).toBe(true)
    expect(contradicts(adaWon(null, 'retired'), adaWon(close, 'played'))).toBe(false)
  })
})

test('an operator who decides for Ada takes her word for how it ended, who told it first', () => {
  const disputed = after(adaWon(close), adaWon(null, 'walkover')).facts
  const { facts, consequences } = outcome(resolve(disputed, { winner_id: 'Ada' }, now + 2 * HOUR))
  expect([facts.ending, facts.score]).toEqual([null, close])
  expect(consequences.result).toMatchObject({ ranked: true, score: [14, 12] })
})

test('of several who race, those who did not finish share the last place', () => {
  const race: ToldScore = {
    kind: 'time',
    given: [64_000, 63_000, 'dnf', 'dns'],
    positions: [2, 1, null, null],
    totals: null,
  }
  const players = [ada, accepted('Ben'), accepted('Cleo'), accepted('Dan')]
  const done = match(S.complete, { players, winner_id: 'Ben', score: race })
  expect(resultOf(done, now).positions).toEqual([2, 1, 3, 3])
  expect(resultOf({ ...done, score: { ...race, positions: [1, 1, 3, null] } }, now).positions).toEqual([1, 1, 2, 3])
})
