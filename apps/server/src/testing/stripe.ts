import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { stripePayments } from '../platform/payments/stripe.ts'

export const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_gauntlet',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_gauntlet',
  STRIPE_WEBHOOK_SECRET: 'whsec_gauntlet',
}

interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  status: 'requires_payment_method' | 'succeeded' | 'canceled'
  /** Our ids of the payment and of who pays. */
  metadata: { payment: string; player: string }
  last_payment_error: { code: string; decline_code: string } | null
  latest_charge: { id: string; object: 'charge'; amount_refunded: number; disputed: boolean } | null
}
type Dispute = 'needs_response' | 'warning_needs_response' | 'won' | 'lost'
type Reply = { status: number; body: object }
type Trouble = 'no answer' | 'an answer of 500'

/** How cards end, by the start of the payment method. */
const DECLINES: Record<string, string> = { pm_declined: 'generic_decline', pm_poor: 'insufficient_funds' }
/** The test cards that a browser may make a payment method of. */
const CARDS: Record<string, string> = {
  '4242424242424242': 'pm_good',
  '4000000000000002': 'pm_declined',
  '4000000000009995': 'pm_poor',
}

export interface StripeServer {
  settings: Parameters<typeof stripePayments>[0]
  /** Every charge that went through, by our id of the payment. */
  charges: string[]
  intents: Map<string, Intent>
  /** The last payment that was charged. */
  last(): Intent
  /** What is wrong with the next calls of a path; `after` the work is done, else before. */
  trouble(path: RegExp, what: Trouble, when: 'before' | 'after', times?: number): void
  refund(intent: Intent, cents: number): void
  dispute(intent: Intent, status: Dispute): void
  /** An event as Stripe sends it: its body, and the header with the signature. */
  event(type: string, thing: object, signed?: { ageSeconds: number }): { body: string; headers: Record<string, string> }
  close(): Promise<void>
}

const fail = (status: number, error: object): Reply => ({ status, body: { error } })

interface StripeOptions {
  retries?: number
  timeoutMs?: number
  /** How long a charge that was made is not answered yet. */
  holdMs?: number
  /** Hears of a charge before it is answered. */
  onCharge?: (intent: Intent) => void
}

/** A server that behaves like Stripe's API for the calls that are made here: by the SDK, and by a browser for a card. */
export async function openStripeServer(options: StripeOptions = {}): Promise<StripeServer> {
  const { retries = 1, timeoutMs = 250, holdMs = 0, onCharge } = options
  const intents = new Map<string, Intent>()
  const disputes = new Map<string, Dispute>()
  const kept = new Map<string, Reply>()
  const charges: string[] = []
  const troubles: { path: RegExp; what: Trouble; when: 'before' | 'after' }[] = []
  const used = new Set<string>()
  let count = 0

  function confirm(intent: Intent, method: string): Reply {
    if (intent.status !== 'requires_payment_method')
      return fail(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })
    if (!/^pm_(good|declined|poor)/.test(method) || used.has(method))
      return fail(400, { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method' })
    used.add(method)
    const decline = Object.entries(DECLINES).find(([start]) => method.startsWith(start))?.[1]
    if (decline !== undefined) {
      intent.last_payment_error = { code: 'card_declined', decline_code: decline }
      return fail(402, { type: 'card_error', ...intent.last_payment_error })
    }
    intent.status = 'succeeded'
    intent.latest_charge = { id: `ch_${++count}`, object: 'charge', amount_refunded: 0, disputed: false }
    charges.push(intent.metadata.payment)
    onCharge?.(intent)
    return { status: 200, body: intent }
  }

  /** What the browser asks for, with the publishable key among the fields. */
  function makeMethod(form: URLSearchParams): Reply {
    const start = CARDS[form.get('card[number]')?.replace(/\s/g, '') ?? '']
    if (start === undefined) return fail(402, { type: 'card_error', code: 'incorrect_number' })
    return { status: 200, body: { id: `${start}_${++count}`, object: 'payment_method', type: 'card' } }
  }

  function act(method: string, path: string, form: URLSearchParams): Reply {
    const [, , noun, id = '', verb = ''] = path.split('/')
    if (noun === 'disputes') {
      const status = disputes.get(form.get('payment_intent') ?? '')
      const data = status === undefined ? [] : [{ id: 'dp_1', object: 'dispute', status }]
      return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/disputes' } }
    }
    if (method === 'POST' && id === '') {
      const intent: Intent = {
        id: `pi_${++count}`,
        object: 'payment_intent',
        amount: Number(form.get('amount')),
        status: 'requires_payment_method',
        metadata: { payment: form.get('metadata[payment]') ?? '', player: form.get('metadata[player]') ?? '' },
        last_payment_error: null,
        latest_charge: null,
      }
      intents.set(intent.id, intent)
      return { status: 200, body: intent }
    }
    const intent = intents.get(id)
    if (!intent) return fail(404, { type: 'invalid_request_error', code: 'resource_missing' })
    if (verb === 'confirm') return confirm(intent, form.get('payment_method') ?? '')
    if (verb === 'cancel' && intent.status !== 'requires_payment_method')
      return fail(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })
    if (verb === 'cancel') intent.status = 'canceled'
    return { status: 200, body: intent }
  }

  function replyTo({ method, headers }: IncomingMessage, path: string, form: URLSearchParams): Reply {
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } = stripeKeys
    if (path === '/v1/payment_methods' && form.get('key') === STRIPE_PUBLISHABLE_KEY) return makeMethod(form)
    if (headers.authorization !== `Bearer ${STRIPE_SECRET_KEY}`) return fail(401, { type: 'invalid_request_error' })
    return act(method ?? '', path, form)
  }

  /** Whether the call is to be left, or answered with an error. */
  function troubled(path: string, when: 'before' | 'after', response: ServerResponse): boolean {
    const at = troubles.findIndex(each => each.path.test(path) && each.when === when)
    const [trouble] = at < 0 ? [] : troubles.splice(at, 1)
    if (trouble?.what === 'an answer of 500') response.writeHead(500).end('{"error":{"type":"api_error"}}')
    return trouble !== undefined
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe')
    const form = request.method === 'GET' ? searchParams : new URLSearchParams(await text(request))
    if (troubled(pathname, 'before', response)) return
    const { 'idempotency-key': header } = request.headers
    const key = typeof header === 'string' ? header : undefined
    const reply = (key === undefined ? undefined : kept.get(key)) ?? replyTo(request, pathname, form)
    if (key !== undefined) kept.set(key, reply)
    if (troubled(pathname, 'after', response)) return
    if (pathname.endsWith('/confirm')) await setTimeout(holdMs)
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(error => response.destroy(error))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what listens on a port has such an address
  const { port } = server.address() as AddressInfo

  return {
    settings: {
      secretKey: stripeKeys.STRIPE_SECRET_KEY,
      publishableKey: stripeKeys.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: stripeKeys.STRIPE_WEBHOOK_SECRET,
      apiUrl: `http://127.0.0.1:${port}`,
      timeoutMs,
      retries,
    },
    charges,
    intents,
    last() {
      const intent = [...intents.values()].findLast(({ status }) => status === 'succeeded')
      if (!intent) throw new Error('Nothing was charged')
      return intent
    },
    trouble(path, what, when, times = 1) {
      for (let left = times; left > 0; left--) troubles.push({ path, what, when })
    },
    refund({ latest_charge: charge }, cents) {
      if (charge) charge.amount_refunded = cents
    },
    dispute({ id, latest_charge: charge }, status) {
      if (charge) charge.disputed = true
      disputes.set(id, status)
    },
    event(type, thing, { ageSeconds } = { ageSeconds: 0 }) {
      const body = JSON.stringify({ id: `evt_${++count}`, object: 'event', type, data: { object: thing } }, null, 2)
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: stripeKeys.STRIPE_WEBHOOK_SECRET,
        timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
      })
      return { body, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } }
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
