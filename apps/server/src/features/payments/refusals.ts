import { type PaymentFailure, paymentTexts } from '@gauntlet/contract/payments/endpoints'
import { badField, conflict, Refusal } from '../../platform/http/refusal.ts'
import type { Settled } from './settle.ts'

export const refusalOf = (reason: PaymentFailure): Refusal =>
  reason === 'badCard' ? badField('token', paymentTexts.badCard) : conflict(paymentTexts[reason])

/** Goes on where the credits are there, else says why they are not, or that nobody knows yet. */
export function requireCredited({ state, failure }: Settled): undefined {
  if (state === 'failed') throw refusalOf(failure ?? 'declined')
  if (state !== 'credited') throw new Refusal(503, paymentTexts.unclear)
}
