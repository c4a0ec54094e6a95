import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { MINUTE } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { type IssueFacts, issue, mayIssue } from './issue.ts'
import { ISSUED, START, outcome, stateOf, target, wish } from './testing.ts'

const nine = 'ABCDEFGHI'.split('').map(name => target(name))
const refused: [string, Partial<IssueFacts>, string][] = [
  ['herself', { targets: [target('Ada')] }, 'yourself'],
  ['nine players', { targets: nine }, 'too_many_players'],
  ['Ben to a sport that she does not play', { plays_sport: false }, 'not_your_sport'],
  ['Ben to a sport that he does not play', { targets: [target('Ben', { plays_sport: false })] }, 'not_their_sport'],
  ['Ben, who blocks her', { targets: [target('Ben', { available: false })] }, 'unavailable'],
  ['Ben, who is under 18 and no friend', { targets: [target('Ben', { minor: true })] }, 'only_friends'],
  ['Ben to the same again', { targets: [target('Ben', { identical: true })] }, 'identical'],
  ['Ben for this very minute', { start: ISSUED }, 'start_past'],
  ['Ben for the year after next', { start: Date.UTC(2029, 0, 1) }, 'start_too_far'],
  ['Ben for five past', { start: START + 5 * MINUTE }, 'start_minutes'],
  ['a 41st new player in 24 hours', { new_players_today: 40 }, 'daily_limit'],
  ['Ben to a ranked match while barred', { barred_until: ISSUED + 1 }, 'barred'],
  ['Ben to a ranked match without a credit', { credits: 0 }, 'too_few_credits'],
]
const welcome: [string, Partial<IssueFacts>][] = [
  ['everyone', { targets: [] }],
  ['eight players', { targets: nine.slice(1) }],
  ['a friend under 18', { targets: [target('Ben', { minor: true, friend: true })] }],
  ['a 40th new player', { new_players_today: 39 }],
  [
    'a past opponent after 40 new players',
    { new_players_today: 40, targets: [target('Ben', { past_opponent: true })] },
  ],
  ['Ben to an unranked match without a credit', { ranked: false, credits: -5 }],
  ['Ben to a ranked match that costs nothing', { price: 0, credits: -5 }],
  ['Ben to an unranked match while barred', { ranked: false, barred_until: ISSUED + 1 }],
  ['Ben to a ranked match once the bar is over', { barred_until: ISSUED }],
  ['Ben for the last ten minutes of next year', { start: Date.UTC(2028, 11, 31, 23, 50) }],
]

describe('issuing', () => {
  test.each(refused)('Ada cannot challenge %s', (_whom, change, reason) => {
    expect(mayIssue(wish(change), ISSUED)).toEqual({ kind: 'disabled', reason })
  })

  test.each(welcome)('Ada may challenge %s', (_whom, change) => {
    expect(mayIssue(wish(change), ISSUED)).toEqual({ kind: 'allowed' })
  })

  test('the first of several refusals is told', () => {
    const facts = wish({ start: ISSUED, credits: 0, targets: [target('Ben', { plays_sport: false })] })
    expect(mayIssue(facts, ISSUED)).toEqual({ kind: 'disabled', reason: 'start_past' })
  })

  test('a direct ranked challenge costs its price and waits for its recipients', () => {
    const { facts, consequences } = outcome(issue(wish(), ISSUED))
    expect(facts).toMatchObject({ status: S.pending, open: false, paid: 1 })
    expect([stateOf(facts, 'Ada'), stateOf(facts, 'Ben')]).toEqual(['accepted', 'pending'])
    expect(consequences).toMatchObject({ charge: 1, notify: [{ user_ids: ['Ben'], notice: 'issued' }] })
  })

  test('an open unranked one is free and asks nobody by name', () => {
    const { facts, consequences } = outcome(issue(wish({ targets: [], ranked: false }), ISSUED))
    expect([facts.open, facts.paid, consequences.charge, consequences.notify]).toEqual([true, 0, 0, []])
  })
})
