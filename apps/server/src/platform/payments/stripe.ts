import type { PaymentFailure } from '@gauntlet/contract/payments/endpoints'
import type { CardShown } from '@gauntlet/contract/payments/purchases'
import type { Dispute } from '@gauntlet/rules/payments/taking-back'
import { Stripe } from 'stripe'
import { BadSignature, type PaymentProvider, type Standing } from './provider.ts'

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another place that speaks Stripe's API, for tests; undefined is Stripe. */
  apiUrl?: string | undefined
  /** How long one call may take; each is tried again as often as `retries` says. */
  timeoutMs?: number
  retries?: number
}

const TIMEOUT_MS = 15_000
const RETRIES = 2

const FAILURES: Record<string, PaymentFailure> = {
  insufficient_funds: 'insufficient',
  expired_card: 'expired',
  incorrect_cvc: 'badCode',
  invalid_cvc: 'badCode',
  authentication_required: 'needsConfirmation',
  authentication_not_handled: 'needsConfirmation',
  payment_intent_authentication_failure: 'notConfirmed',
  incorrect_number: 'badCard',
  invalid_number: 'badCard',
  invalid_expiry_month: 'badCard',
  invalid_expiry_year: 'badCard',
}

const failureOf = (error: { code?: string | undefined; decline_code?: string | undefined }): PaymentFailure =>
  FAILURES[error.decline_code ?? ''] ?? FAILURES[error.code ?? ''] ?? 'declined'

const { StripeCardError, StripeInvalidRequestError, StripeSignatureVerificationError } = Stripe.errors
const MOVED_ON = 'payment_intent_unexpected_state'
const MISSING = 'resource_missing'

function connect({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS, retries = RETRIES }: StripeSettings): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl)
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(url && { protocol: url.protocol === 'http:' ? 'http' : 'https', host: url.hostname, port: url.port }),
  })
}

/** The payment intent; undefined where the account of these keys has none: what it does not have it never charges. */
async function unlessMissing(asked: Promise<Stripe.PaymentIntent>): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof StripeInvalidRequestError && error.code === MISSING) return undefined
    throw error
  }
}

/** Where the bank only asks (warning_…) it has taken nothing. */
function disputeOf(status: string): Dispute {
  if (status === 'won') return 'won'
  return status === 'prevented' || status.startsWith('warning_') ? 'none' : 'open'
}

/** The card as its owner knows it. */
function cardOf({ payment_method_details: details }: Stripe.Charge): CardShown | null {
  const { brand, last4 } = details?.card ?? {}
  return typeof brand === 'string' && typeof last4 === 'string' ? { brand, last4 } : null
}

/** The payment intent that an event's thing is about: itself, or the one that a charge or a dispute names. */
function intentIn(thing: object): string | undefined {
  if ('object' in thing && thing.object === 'payment_intent')
    return 'id' in thing && typeof thing.id === 'string' ? thing.id : undefined
  return 'payment_intent' in thing && typeof thing.payment_intent === 'string' ? thing.payment_intent : undefined
}

/**
 * Stripe. A payment intent is made first and confirmed afterwards, each with our id as its idempotency key. An event
 * only says which payment to look at: how it stands is asked, so that neither order nor number of events matters.
 */
export function stripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = connect(settings)

  async function standingOf(intent: Stripe.PaymentIntent | undefined): Promise<Standing> {
    if (!intent) return { state: 'failed', reason: 'abandoned' }
    if (intent.status === 'succeeded') {
      const charge = intent.latest_charge
      if (charge === null || typeof charge === 'string') throw new Error('Stripe left the charge out')
      const disputes = charge.disputed
        ? await stripe.disputes.list({ payment_intent: intent.id, limit: 10 })
        : undefined
      const found = disputes?.data.map(({ status }) => disputeOf(status)) ?? []
      const dispute = found.find(each => each === 'open') ?? found.find(each => each === 'won') ?? 'none'
      return { state: 'charged', back: { refundedCents: charge.amount_refunded, dispute }, card: cardOf(charge) }
    }
    if (intent.status === 'requires_action' && intent.client_secret !== null)
      return { state: 'confirming', secret: intent.client_secret }
    if (intent.status === 'canceled') return { state: 'failed', reason: 'abandoned' }
    if (intent.status === 'requires_payment_method' && intent.last_payment_error !== null)
      return { state: 'failed', reason: failureOf(intent.last_payment_error) }
    return { state: 'open' }
  }

  const find = async (reference: string) =>
    standingOf(await unlessMissing(stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] })))

  /** A card that came as a token is made a payment method. */
  async function methodOf(token: string, id: string): Promise<string> {
    if (!token.startsWith('tok_')) return token
    const method = await stripe.paymentMethods.create(
      { type: 'card', card: { token } },
      { idempotencyKey: `${id}-card` },
    )
    return method.id
  }

  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    find,
    async open({ id, userId, cents, description }) {
      const intent = await stripe.paymentIntents.create(
        {
          amount: cents,
          currency: 'usd',
          allowed_payment_method_types: ['card'],
          description,
          metadata: { payment: id, player: userId },
        },
        { idempotencyKey: `${id}-open` },
      )
      return intent.id
    },
    async charge(reference, { id, token, confirmable }) {
      try {
        const intent = await stripe.paymentIntents.confirm(
          reference,
          {
            payment_method: await methodOf(token, id),
            ...(confirmable ? { use_stripe_sdk: true } : { error_on_requires_action: true }),
            expand: ['latest_charge'],
          },
          { idempotencyKey: `${id}-charge` },
        )
        return await standingOf(intent)
      } catch (error) {
        if (error instanceof StripeCardError) return { state: 'failed', reason: failureOf(error) }
        if (!(error instanceof StripeInvalidRequestError)) throw error
        return error.code === MOVED_ON ? find(reference) : { state: 'failed', reason: 'badCard' }
      }
    },
    async abandon(reference) {
      try {
        const cancelled = stripe.paymentIntents.cancel(reference, { expand: ['latest_charge'] })
        return await standingOf(await unlessMissing(cancelled))
      } catch (error) {
        if (error instanceof StripeInvalidRequestError && error.code === MOVED_ON) return find(reference)
        throw error
      }
    },
    readNotice(body, signature) {
      try {
        return intentIn(stripe.webhooks.constructEvent(body, signature, settings.webhookSecret).data.object)
      } catch (error) {
        throw error instanceof StripeSignatureVerificationError ? new BadSignature() : error
      }
    },
  }
}
