import { randomBytes } from 'node:crypto'
import { type PaymentFailure, paymentFailures } from '@gauntlet/contract/payments/endpoints'
import type { CardShown } from '@gauntlet/contract/payments/purchases'
import type { PaymentProvider, Standing } from './provider.ts'

/** 'asks': the bank asks the player first. */
type Outcome = PaymentFailure | 'paid' | 'asks'

/** Stripe's well-known test cards, and what becomes of them. No other number is taken, least of all a real one. */
const CARDS = new Map<string, { brand: string; outcome: Outcome }>([
  ['4242424242424242', { brand: 'visa', outcome: 'paid' }],
  ['4000056655665556', { brand: 'visa', outcome: 'paid' }],
  ['5555555555554444', { brand: 'mastercard', outcome: 'paid' }],
  ['2223003122003222', { brand: 'mastercard', outcome: 'paid' }],
  ['378282246310005', { brand: 'amex', outcome: 'paid' }],
  ['6011111111111117', { brand: 'discover', outcome: 'paid' }],
  ['4000000000000002', { brand: 'visa', outcome: 'declined' }],
  ['4000000000009995', { brand: 'visa', outcome: 'insufficient' }],
  ['4000000000000069', { brand: 'visa', outcome: 'expired' }],
  ['4000000000000127', { brand: 'visa', outcome: 'badCode' }],
  ['4000002500003155', { brand: 'visa', outcome: 'asks' }],
])

// Rows of the version before name no card.
const TOKEN = /^sandbox_(?<outcome>[a-zA-Z]+)(?:_(?<brand>[a-z]+)_(?<last4>\d{4}))?_[0-9a-f]{24}$/
const REFERENCE = /^sandbox_(?<outcome>[a-zA-Z]+)(?:_(?<brand>[a-z]+)_(?<last4>\d{4}))?_[0-9a-f-]{36}$/

interface Played {
  outcome: Outcome
  card: CardShown | null
}

function readFrom(pattern: RegExp, text: string): Played {
  const { outcome, brand, last4 } = pattern.exec(text)?.groups ?? {}
  const card = brand !== undefined && last4 !== undefined ? { brand, last4 } : null
  if (outcome === 'paid' || outcome === 'asks') return { outcome, card }
  return { outcome: paymentFailures.find(failure => failure === outcome) ?? 'badCard', card }
}

const written = ({ outcome, card }: Played): string => (card ? `${outcome}_${card.brand}_${card.last4}` : outcome)

/** Good until the end of its month, as printed: 12/34. */
function isCurrent(exp: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec(exp.trim()) ?? []
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}

const paidWith = (card: CardShown | null): Standing => ({
  state: 'charged',
  back: { refundedCents: 0, dispute: 'none' },
  card,
})

function standingOf(reference: string): Standing {
  const { outcome, card } = readFrom(REFERENCE, reference)
  if (outcome === 'asks') return { state: 'confirming', secret: 'sandbox' }
  return outcome === 'paid' ? paidWith(card) : { state: 'failed', reason: outcome }
}

/** Plays a provider: no money moves, and what becomes of a payment is written in its token and its reference. */
export const sandboxPayments = (): PaymentProvider => ({
  name: 'sandbox',
  publishableKey: null,
  open: ({ id, token }) => Promise.resolve(`sandbox_${written(readFrom(TOKEN, token))}_${id}`),
  charge(reference, { confirmable }) {
    const standing = standingOf(reference)
    const refused = standing.state === 'confirming' && !confirmable
    return Promise.resolve(refused ? { state: 'failed', reason: 'needsConfirmation' } : standing)
  },
  find: reference => Promise.resolve(standingOf(reference)),
  abandon(reference) {
    const standing = standingOf(reference)
    return Promise.resolve(standing.state === 'confirming' ? { state: 'failed', reason: 'abandoned' } : standing)
  },
  tokenOf({ number, exp, cvc }, now) {
    const digits = number.replace(/[\s-]/g, '')
    const known = CARDS.get(digits)
    if (!known || !isCurrent(exp, now) || !/^\d{3,4}$/.test(cvc.trim())) return undefined
    const card = { brand: known.brand, last4: digits.slice(-4) }
    return `sandbox_${written({ outcome: known.outcome, card })}_${randomBytes(12).toString('hex')}`
  },
  answerBank(reference, agree) {
    const { outcome, card } = readFrom(REFERENCE, reference)
    if (outcome !== 'asks') return standingOf(reference)
    return agree ? paidWith(card) : { state: 'failed', reason: 'notConfirmed' }
  },
})
