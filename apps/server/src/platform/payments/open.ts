import type { Config } from '../config/config.ts'
import type { PaymentProvider } from './provider.ts'
import { sandboxPayments } from './sandbox.ts'
import { stripePayments } from './stripe.ts'

/** The provider that the configuration names; undefined where nothing can be bought. */
export function openPayments({ payments }: Pick<Config, 'payments'>): PaymentProvider | undefined {
  if (payments === undefined) return undefined
  return payments === 'sandbox' ? sandboxPayments() : stripePayments(payments)
}
