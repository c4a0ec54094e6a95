import { describe, expect, test } from 'vitest'
import { allowed, disabled } from '../verdict.ts'
import { mayBuy } from './buying.ts'
import { type PaymentFacts, purchaseStatus } from './standing.ts'
import { type Dispute, type MoneyBack, takenBack } from './taking-back.ts'

const NOW = 1_000_000

describe('Ada may buy', () => {
  test.each([
    ['the first time', { underWay: false, lastSame: null }, allowed],
    ['not while a payment of hers is under way', { underWay: true, lastSame: null }, disabled('underWay')],
    ['not the same again at once', { underWay: false, lastSame: NOW - 29_999 }, disabled('justBought')],
    ['the same again after half a minute', { underWay: false, lastSame: NOW - 30_000 }, allowed],
  ])('%s', (_when, facts, verdict) => {
    expect(mayBuy(facts, NOW)).toEqual(verdict)
  })
})

const bought = { points: 50, cents: 500, refundedCents: 0, dispute: 'none' as Dispute }
const said = (refundedCents: number, dispute: Dispute = 'none'): MoneyBack => ({ refundedCents, dispute })
const taken = (outcome: ReturnType<typeof takenBack>) => [outcome.returned, outcome.chargedBack, outcome.reinstated]

describe('what comes back of $5 for 50 credits', () => {
  test.each([
    ['nothing was given back', bought, said(0), [0, 0, 0]],
    ['a refund takes all', bought, said(500), [50, 0, 0]],
    ['a refund of $1.25 takes its share', bought, said(125), [13, 0, 0]],
    ['the rest of a refund takes the rest', { ...bought, refundedCents: 125 }, said(500), [37, 0, 0]],
    ['the same refund told twice takes once', { ...bought, refundedCents: 500 }, said(500), [0, 0, 0]],
    ['an older answer that comes late changes nothing', { ...bought, refundedCents: 500 }, said(125), [0, 0, 0]],
    ['a chargeback takes all', bought, said(0, 'open'), [0, 50, 0]],
    [
      'a chargeback after a partial refund takes what is left',
      { ...bought, refundedCents: 250 },
      said(250, 'open'),
      [0, 25, 0],
    ],
    ['a chargeback told twice takes once', { ...bought, dispute: 'open' as const }, said(0, 'open'), [0, 0, 0]],
    ['a chargeback that was won gives all again', { ...bought, dispute: 'open' as const }, said(0, 'won'), [0, 0, 50]],
    ['a win that is told first leaves nothing to take', bought, said(0, 'won'), [0, 0, 0]],
    [
      'an old notice of a chargeback that was won changes nothing',
      { ...bought, dispute: 'won' as const },
      said(0, 'open'),
      [0, 0, 0],
    ],
  ])('%s', (_what, purchase, now, expected) => {
    expect(taken(takenBack(purchase, now))).toEqual(expected)
  })
})

describe('Ada sees of a payment', () => {
  const paid: PaymentFacts = { state: 'credited', bankAsked: false, cents: 500, refundedCents: 0, dispute: 'none' }
  test.each<[string, Partial<PaymentFacts>]>([
    ['underWay', { state: 'begun' }],
    ['underWay', { state: 'charged', bankAsked: true }],
    ['confirming', { state: 'begun', bankAsked: true }],
    ['failed', { state: 'failed', bankAsked: true }],
    ['paid', {}],
    ['paid', { bankAsked: true }],
    ['partlyRefunded', { refundedCents: 1 }],
    ['partlyRefunded', { refundedCents: 499 }],
    ['refunded', { refundedCents: 500 }],
    ['chargedBack', { dispute: 'open' }],
    ['paid', { dispute: 'won' }],
    ['refunded', { dispute: 'won', refundedCents: 500 }],
  ])('%s, where it is %o', (status, facts) => {
    expect(purchaseStatus({ ...paid, ...facts })).toBe(status)
  })
})
