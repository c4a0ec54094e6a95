import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
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
  metadata: { payment: string }
  last_payment_error: { code: string; decline_code: string } | null
  latest_charge: { id: string; object: 'charge'; amount_refunded: number; disputed: boolean } | null
}
type Dispute = 'needs_response' | 'warning_needs_response' | 'won' | 'lost'
type Reply = { status: number; body: object }
type Trouble = 'no answer' | 'an answer of 500'

/** How cards end, by the start of the payment method. */
const DECLINES: Record<string, string> = { pm_declined: 'generic_decline', pm_poor: 'insufficient_funds' }

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
  event(type: string, thing: object): { body: string; headers: Record<string, string> }
  close(): Promise<void>
}

const fail = (status: number, error: object): Reply => ({ status, body: { error } })

/** A server that behaves like Stripe's API for the calls that are made here. */
export async function openStripeServer({ retries = 1, timeoutMs = 250 } = {}): Promise<StripeServer> {
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
    return { status: 200, body: intent }
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
        metadata: { payment: form.get('metadata[payment]') ?? '' },
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
    const { authorization, 'idempotency-key': header } = request.headers
    const known = authorization === `Bearer ${stripeKeys.STRIPE_SECRET_KEY}`
    const key = typeof header === 'string' ? header : undefined
    const reply = !known
      ? fail(401, { type: 'invalid_request_error' })
      : ((key === undefined ? undefined : kept.get(key)) ?? act(request.method ?? '', pathname, form))
    if (key !== undefined) kept.set(key, reply)
    if (troubled(pathname, 'after', response)) return
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
    event(type, thing) {
      const body = JSON.stringify({ id: `evt_${++count}`, object: 'event', type, data: { object: thing } }, null, 2)
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: stripeKeys.STRIPE_WEBHOOK_SECRET,
      })
      return { body, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } }
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
