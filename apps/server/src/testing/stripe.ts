import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { stripePayments } from '../platform/payments/stripe.ts'
import { fail, type Intent, openIntents, type Reply } from './stripe-intents.ts'

export const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_gauntlet',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_gauntlet',
  STRIPE_WEBHOOK_SECRET: 'whsec_gauntlet',
}

type Dispute = 'needs_response' | 'warning_needs_response' | 'won' | 'lost'
type Trouble = 'no answer' | 'an answer of 500'

/** Where the stand-in for Stripe's script sends what the player answers the bank. */
const BANK = '/v1/3ds2/answer'

export interface StripeServer {
  settings: Parameters<typeof stripePayments>[0]
  /** Every charge that went through, by our id of the payment. */
  charges: string[]
  intents: Map<string, Intent>
  /** The last payment that was charged. */
  last(): Intent
  /** The fault of the next calls of a path; `after` the work is done, else before. */
  trouble(path: RegExp, what: Trouble, when: 'before' | 'after', times?: number): void
  /** The player's answer to the bank, in the browser. */
  answerBank(secret: string, agree: boolean): void
  /** A browser that still has the secret pays with another card. Answers whether it went through. */
  payAgain(intent: Intent, method: string): boolean
  refund(intent: Intent, cents: number): void
  dispute(intent: Intent, status: Dispute): void
  /** An event as Stripe sends it: its body, and the header with the signature. */
  event(type: string, thing: object, signed?: { ageSeconds: number }): { body: string; headers: Record<string, string> }
  close(): Promise<void>
}

interface StripeOptions {
  retries?: number
  timeoutMs?: number
  /** How long a charge that was made is not answered yet. */
  holdMs?: number
  /** Hears of a charge before it is answered. */
  onCharge?: (intent: Intent) => void
}

/**
 * A server that behaves like Stripe's API for the calls that are made here: by the SDK, and by a browser for a card.
 */
export async function openStripeServer(options: StripeOptions = {}): Promise<StripeServer> {
  const { retries = 1, timeoutMs = 250, holdMs = 0, onCharge } = options
  const disputes = new Map<string, Dispute>()
  const kept = new Map<string, Reply>()
  const charges: string[] = []
  const acts = openIntents(intent => {
    charges.push(intent.metadata.payment)
    onCharge?.(intent)
  })
  const { intents } = acts
  const troubles: { path: RegExp; what: Trouble; when: 'before' | 'after' }[] = []
  let count = 0

  function act(method: string, path: string, form: URLSearchParams): Reply {
    const [, , noun, id = '', verb = ''] = path.split('/')
    if (noun === 'disputes') {
      const status = disputes.get(form.get('payment_intent') ?? '')
      const data = status === undefined ? [] : [{ id: 'dp_1', object: 'dispute', status }]
      return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/disputes' } }
    }
    return acts.act(method, id, verb, form)
  }

  function replyTo({ method, headers }: IncomingMessage, path: string, form: URLSearchParams): Reply {
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } = stripeKeys
    const isBrowser = form.get('key') === STRIPE_PUBLISHABLE_KEY
    if (path === '/v1/payment_methods' && isBrowser) return acts.makeMethod(form)
    if (path === BANK && isBrowser) return acts.answerBank(form.get('client_secret') ?? '', form.get('agree') === 'yes')
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
    answerBank(secret, agree) {
      acts.answerBank(secret, agree)
    },
    payAgain: (intent, method) => acts.payAgain(intent, method).status === 200,
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
