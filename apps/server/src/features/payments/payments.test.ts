import { payments } from '@gauntlet/contract/payments'
import { profiles } from '@gauntlet/contract/profiles'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stripePayments } from '../../platform/payments/stripe.ts'
import { openTestApp, type Player, selfOf, type TestApp } from '../../testing/app.ts'
import { openStripeServer, type StripeServer, stripeKeys } from '../../testing/stripe.ts'
import { addCredits } from '../credits/ledger.ts'

const WELCOME = 10
const SMALL = { amount: 5, point: 50 }
const MINUTE = 60_000
const OPEN = /\/payment_intents$/
const CONFIRM = /\/confirm$/
const LOOK_UP = /\/pi_\d+$/

let stripe: StripeServer
let app: TestApp
let ada: Player
let named = 0
beforeAll(async () => {
  stripe = await openStripeServer()
  app = await openTestApp(stripeKeys, { payments: stripePayments(stripe.settings) })
})
afterAll(async () => {
  await app?.close()
  await stripe?.close()
})
beforeEach(async () => {
  ada = await app.player(`Ada ${String.fromCharCode(65 + named++)}`)
})
// What a test left under way is settled before the next one counts.
afterEach(() => app.advance(5 * MINUTE))

let tokens = 0
const card = (start = 'pm_good') => `${start}_${++tokens}`
const buy = (token = card(), player = ada, pack = SMALL) => app.call(payments.pay, { ...pack, token, data: {} }, player)
const creditsOf = async (player = ada) => (await selfOf(app, player)).credits
const statesOf = async (player = ada) =>
  (
    await app.db.session(session =>
      session.run('select state from payments where user_id = $1 order by created_at, id', [player.id]),
    )
  ).map(({ state }) => state)
const chargesOf = async (player = ada) => {
  const rows = await app.db.session(session => session.run('select id from payments where user_id = $1', [player.id]))
  const ids = rows.map(({ id }) => id)
  return stripe.charges.filter(id => ids.includes(id)).length
}
const hear = (type: string, thing: object, headers: Record<string, string> = {}) => {
  const event = stripe.event(type, thing)
  return app.send({
    method: 'POST',
    path: '/stripes/webhook',
    body: event.body,
    headers: { ...event.headers, ...headers },
  })
}
const told = (type: string, intent = stripe.last()) => hear(type, { object: 'charge', payment_intent: intent.id })
const grant = (points: number, player = ada) =>
  app.db.transaction(tx =>
    addCredits(tx, app.app.services, { userId: player.id, points, reason: 'granted', cause: null }),
  )

describe('Ada buys credits', () => {
  test('she is charged what the package costs, and credited once', async () => {
    const { status, body } = await buy()
    expect([status, body.message]).toEqual([200, 'Payment Succesfully Done'])
    expect([await creditsOf(), stripe.last().amount, await statesOf()]).toEqual([WELCOME + 50, 500, ['credited']])
  })

  test('the same token sent again is the same payment', async () => {
    const token = card()
    await buy(token)
    expect((await buy(token)).status).toBe(200)
    expect([await creditsOf(), await chargesOf()]).toEqual([WELCOME + 50, 1])
  })

  test("a token of Ada's is worth nothing to Ben", async () => {
    const token = card()
    await buy(token)
    const ben = await app.player(`Ben ${String.fromCharCode(65 + named++)}`)
    const { status, body } = await buy(token, ben)
    expect([status, body.message, await creditsOf(ben)]).toEqual([400, 'Invalid Card Details', WELCOME])
  })

  test.each([
    ['a price of her own', { amount: 1, point: 250 }],
    ['the credits of another package', { amount: 5, point: 110 }],
  ])('not at %s', async (_what, pack) => {
    const { status, body } = await buy(card(), ada, pack)
    expect([status, body.message, await statesOf()]).toEqual([400, 'Select Price', []])
  })

  test.each([
    ['pm_declined', 409, 'Your card was declined.'],
    ['pm_poor', 409, 'Your card was declined: it does not have enough money.'],
    ['pm_nobodys', 400, 'Invalid Card Details'],
  ])('a card %s is refused, and another one may be tried at once', async (start, code, message) => {
    const { status, body } = await buy(card(start))
    expect([status, body.message, await creditsOf()]).toEqual([code, message, WELCOME])
    expect((await buy()).status).toBe(200)
    expect((await statesOf()).sort()).toEqual(['credited', 'failed'])
  })

  test('two tabs that press Buy Now are one payment', async () => {
    const answers = await Promise.all([buy(), buy()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await creditsOf(), await chargesOf()]).toEqual([WELCOME + 50, 1])
  })

  test('the other tab a moment later is refused, half a minute later it is another purchase', async () => {
    await buy()
    expect((await buy()).status).toBe(409)
    app.clock.advance(30_000)
    expect((await buy()).status).toBe(200)
    expect([await creditsOf(), await chargesOf()]).toEqual([WELCOME + 100, 2])
  })

  test('users/info tells the publishable key', async () => {
    const { payload } = await app.call(profiles.info, {})
    expect([payload.payment_key, payload.payment_sandbox]).toEqual([stripeKeys.STRIPE_PUBLISHABLE_KEY, 0])
  })
})

describe('when Stripe does not answer', () => {
  test('after the charge, it is asked again and charges once', async () => {
    stripe.trouble(CONFIRM, 'no answer', 'after')
    expect((await buy()).status).toBe(200)
    expect([await creditsOf(), await chargesOf()]).toEqual([WELCOME + 50, 1])
  })

  test('at all after the charge, it is looked up', async () => {
    stripe.trouble(CONFIRM, 'no answer', 'after', 2)
    expect((await buy()).status).toBe(200)
    expect([await creditsOf(), await chargesOf()]).toEqual([WELCOME + 50, 1])
  })

  test('before anything was charged, nothing is, and Ada may try again', async () => {
    stripe.trouble(OPEN, 'an answer of 500', 'before', 2)
    expect((await buy()).status).toBe(503)
    expect([await statesOf(), await chargesOf()]).toEqual([['failed'], 0])
    expect((await buy()).status).toBe(200)
  })

  test('the charge was never made: the job gives it up for good', async () => {
    stripe.trouble(CONFIRM, 'no answer', 'before', 2)
    expect((await buy()).status).toBe(503)
    expect((await buy()).status).toBe(409)
    await app.advance(3 * MINUTE)
    expect([await statesOf(), await creditsOf(), await chargesOf()]).toEqual([['failed'], WELCOME, 0])
    expect((await buy()).status).toBe(200)
  })
})

describe('the process dies between charge and credit', () => {
  /** Charged, and nobody heard of it: neither the answer nor the look-up came through. */
  async function chargedUnheard() {
    stripe.trouble(CONFIRM, 'an answer of 500', 'after', 2)
    stripe.trouble(LOOK_UP, 'an answer of 500', 'before', 2)
    expect((await buy()).status).toBe(503)
    expect([await statesOf(), await creditsOf(), await chargesOf()]).toEqual([['begun'], WELCOME, 1])
  }

  test('a fresh app over the same database credits it once', async () => {
    await chargedUnheard()
    const node = await app.anotherNode()
    await node.start()
    await node.settle()
    await node.stop()
    expect([await statesOf(), await creditsOf(), await chargesOf()]).toEqual([['credited'], WELCOME + 50, 1])
  })

  test('the webhook credits it, and the job adds nothing', async () => {
    await chargedUnheard()
    expect((await hear('payment_intent.succeeded', stripe.last())).status).toBe(200)
    await app.advance(5 * MINUTE)
    expect([await statesOf(), await creditsOf()]).toEqual([['credited'], WELCOME + 50])
  })

  test('webhook and job at once credit it once', async () => {
    await chargedUnheard()
    const intent = stripe.last()
    await Promise.all([
      hear('payment_intent.succeeded', intent),
      app.app.settle(),
      hear('payment_intent.succeeded', intent),
    ])
    expect([await statesOf(), await creditsOf()]).toEqual([['credited'], WELCOME + 50])
  })
})

describe('the webhook', () => {
  test('a wrong signature is refused, and so is none', async () => {
    await buy()
    stripe.refund(stripe.last(), 500)
    const thing = { object: 'charge', payment_intent: stripe.last().id }
    const forged = await hear('charge.refunded', thing, { 'stripe-signature': 't=1,v1=00' })
    expect([forged.status, forged.body.message]).toEqual([400, 'The signature is not right.'])
    expect((await app.send({ method: 'POST', path: '/stripes/webhook', body: '{}' })).status).toBe(400)
    expect(await creditsOf()).toBe(WELCOME + 50)
  })

  test('a refund takes the credits back once, however often it is told', async () => {
    await buy()
    stripe.refund(stripe.last(), 500)
    await told('charge.refunded')
    await told('charge.refunded')
    expect(await creditsOf()).toBe(WELCOME)
  })

  test('a refund never makes the balance negative, a chargeback does', async () => {
    await buy()
    await grant(-40)
    stripe.refund(stripe.last(), 500)
    await told('charge.refunded')
    expect(await creditsOf()).toBe(0)
    app.clock.advance(MINUTE)
    await buy()
    await grant(-40)
    stripe.dispute(stripe.last(), 'needs_response')
    await told('charge.dispute.created')
    expect(await creditsOf()).toBe(-40)
  })

  test('a question of the bank takes nothing; a chargeback that was won comes back', async () => {
    await buy()
    stripe.dispute(stripe.last(), 'warning_needs_response')
    await told('charge.dispute.created')
    expect(await creditsOf()).toBe(WELCOME + 50)
    stripe.dispute(stripe.last(), 'needs_response')
    await told('charge.dispute.created')
    expect(await creditsOf()).toBe(WELCOME)
    stripe.dispute(stripe.last(), 'won')
    await told('charge.dispute.closed')
    await told('charge.dispute.created')
    expect(await creditsOf()).toBe(WELCOME + 50)
  })

  test('events out of order end where they would in order', async () => {
    await buy()
    const intent = stripe.last()
    stripe.refund(intent, 250)
    await told('charge.refunded', intent)
    await hear('payment_intent.succeeded', intent)
    await hear('payment_intent.created', intent)
    expect([await creditsOf(), await statesOf()]).toEqual([WELCOME + 25, ['credited']])
  })

  test('an event about something else is taken note of', async () => {
    expect((await hear('charge.refunded', { object: 'charge', payment_intent: 'pi_elsewhere' })).status).toBe(200)
    expect((await hear('customer.created', { object: 'customer', id: 'cus_1' })).status).toBe(200)
  })

  test('while Stripe cannot be asked, the event is to be sent again', async () => {
    await buy()
    const intent = stripe.last()
    stripe.refund(intent, 500)
    stripe.trouble(LOOK_UP, 'an answer of 500', 'before', 2)
    expect((await told('charge.refunded', intent)).status).toBe(500)
    expect((await told('charge.refunded', intent)).status).toBe(200)
    expect(await creditsOf()).toBe(WELCOME)
  })
})
