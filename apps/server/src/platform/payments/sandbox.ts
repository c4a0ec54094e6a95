import { randomBytes } from 'node:crypto'
import { type PaymentFailure, paymentFailures } from '@gauntlet/contract/payments'
import type { PaymentProvider, Standing } from './provider.ts'

type Outcome = PaymentFailure | 'paid'

/** Stripe's well-known test cards, and what becomes of them. No other number is taken, least of all a real one. */
const CARDS = new Map<string, Outcome>([
  ['4242424242424242', 'paid'],
  ['4000056655665556', 'paid'],
  ['5555555555554444', 'paid'],
  ['2223003122003222', 'paid'],
  ['378282246310005', 'paid'],
  ['6011111111111117', 'paid'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient'],
  ['4000000000000069', 'expired'],
  ['4000000000000127', 'badCode'],
  ['4000002500003155', 'needsConfirmation'],
])

const TOKEN = /^sandbox_(?<outcome>\w+)_[0-9a-f]{24}$/
const REFERENCE = /^sandbox_(?<outcome>\w+)_[0-9a-f-]{36}$/

const outcomeIn = (pattern: RegExp, text: string): Outcome => {
  const outcome = pattern.exec(text)?.groups?.['outcome']
  if (outcome === 'paid') return 'paid'
  return paymentFailures.find(failure => failure === outcome) ?? 'badCard'
}

/** Good until the end of its month, as printed: 12/34. */
function isCurrent(exp: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec(exp.trim()) ?? []
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}

const standingOf = (reference: string): Standing => {
  const outcome = outcomeIn(REFERENCE, reference)
  if (outcome !== 'paid') return { state: 'failed', reason: outcome }
  return { state: 'charged', back: { refundedCents: 0, dispute: 'none' } }
}

/** Plays a provider: no money moves, and what becomes of a payment is written in its token and its reference. */
export const sandboxPayments = (): PaymentProvider => ({
  name: 'sandbox',
  publishableKey: null,
  open: ({ id, token }) => Promise.resolve(`sandbox_${outcomeIn(TOKEN, token)}_${id}`),
  charge: reference => Promise.resolve(standingOf(reference)),
  find: reference => Promise.resolve(standingOf(reference)),
  abandon: reference => Promise.resolve(standingOf(reference)),
  tokenOf({ number, exp, cvc }, now) {
    const outcome = CARDS.get(number.replace(/[\s-]/g, ''))
    if (outcome === undefined || !isCurrent(exp, now) || !/^\d{3,4}$/.test(cvc.trim())) return undefined
    return `sandbox_${outcome}_${randomBytes(12).toString('hex')}`
  },
})
