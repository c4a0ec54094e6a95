import * as z from 'zod'
import { UnusableConfiguration } from './unusable.ts'

/** Keys of one account: 'test' or 'live' stands in the first two. */
const key = (start: string) =>
  z
    .string()
    .regex(new RegExp(`^${start}`), `Starts with ${start}`)
    .optional()

export const paymentVariables = {
  STRIPE_SECRET_KEY: key('(sk|rk)_(test|live)_'),
  STRIPE_PUBLISHABLE_KEY: key('pk_(test|live)_'),
  STRIPE_WEBHOOK_SECRET: key('whsec_'),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_PAYMENTS: z.enum(['on', 'off']).optional(),
}

export interface StripeKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another place that speaks Stripe's API. */
  apiUrl: string | undefined
}

/** The payment provider; undefined where there is none. */
export type PaymentSettings = StripeKeys | 'sandbox' | undefined

type Variables = z.output<z.ZodObject<typeof paymentVariables>>
const unusable = (what: string) => new UnusableConfiguration(what)
const modeOf = (name: string) => (name.includes('_live_') ? 'live' : 'test')

/** Stripe with its three keys; without them the sandbox, in development or where it is switched on by name. */
export function paymentsOf(given: Variables, development: boolean): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = given
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl, SANDBOX_PAYMENTS: sandbox } = given
  if (secretKey === undefined && publishableKey === undefined && webhookSecret === undefined) {
    if (sandbox === 'on' || (development && sandbox !== 'off')) return 'sandbox'
    return undefined
  }
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
    throw unusable('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together')
  if (modeOf(secretKey) !== modeOf(publishableKey))
    throw unusable('STRIPE_PUBLISHABLE_KEY: one key is for tests, the other is live')
  if (sandbox === 'on') throw unusable('SANDBOX_PAYMENTS=on: Stripe has its keys; it is one or the other')
  if (apiUrl !== undefined && !development)
    throw unusable('STRIPE_API_URL works only on a loopback HOST outside production: the secret key goes there')
  return { secretKey, publishableKey, webhookSecret, apiUrl }
}
