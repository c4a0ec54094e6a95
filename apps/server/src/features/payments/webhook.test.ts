import { MINUTE } from '@gauntlet/contract/time'
import { beforeEach, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testShop, WELCOME } from '../../testing/shop.ts'

const LOOK_UP = /\/pi_\d+$/

const shop = testShop()
let ada: Player
// Ada has bought 50 credits for $5.
beforeEach(async () => {
  ada = await shop.newcomer('Ada')
  await shop.buy(ada)
})

const chargeOf = (intent = shop.stripe.last()) => ({ object: 'charge', payment_intent: intent.id })
const credits = () => shop.creditsOf(ada)

test('a wrong signature is refused, and so is none', async () => {
  shop.stripe.refund(shop.stripe.last(), 500)
  const forged = await shop.hear('charge.refunded', chargeOf(), { 'stripe-signature': 't=1,v1=00' })
  expect([forged.status, forged.body.message]).toEqual([400, 'The signature is not right.'])
  expect((await shop.app.send({ method: 'POST', path: '/stripes/webhook', body: '{}' })).status).toBe(400)
  expect(await credits()).toBe(WELCOME + 50)
})

test('a signature that somebody recorded is worth nothing ten minutes later', async () => {
  const { body, headers } = shop.stripe.event('charge.refunded', chargeOf(), { ageSeconds: 600 })
  const replayed = await shop.app.send({ method: 'POST', path: '/stripes/webhook', body, headers })
  expect(replayed.status).toBe(400)
})

test('a refund takes the credits back once, however often it is told', async () => {
  shop.stripe.refund(shop.stripe.last(), 500)
  await shop.hear('charge.refunded', chargeOf())
  await shop.hear('charge.refunded', chargeOf())
  expect(await credits()).toBe(WELCOME)
})

test('a refund never makes the balance negative, a chargeback does', async () => {
  await shop.grant(ada, -40)
  shop.stripe.refund(shop.stripe.last(), 500)
  await shop.hear('charge.refunded', chargeOf())
  expect(await credits()).toBe(0)
  shop.app.clock.advance(MINUTE)
  await shop.buy(ada)
  await shop.grant(ada, -40)
  shop.stripe.dispute(shop.stripe.last(), 'needs_response')
  await shop.hear('charge.dispute.created', chargeOf())
  expect(await credits()).toBe(-40)
})

test('a question of the bank takes nothing; a chargeback that was won comes back', async () => {
  shop.stripe.dispute(shop.stripe.last(), 'warning_needs_response')
  await shop.hear('charge.dispute.created', chargeOf())
  expect(await credits()).toBe(WELCOME + 50)
  shop.stripe.dispute(shop.stripe.last(), 'needs_response')
  await shop.hear('charge.dispute.created', chargeOf())
  expect(await credits()).toBe(WELCOME)
  shop.stripe.dispute(shop.stripe.last(), 'won')
  await shop.hear('charge.dispute.closed', chargeOf())
  await shop.hear('charge.dispute.created', chargeOf())
  expect(await credits()).toBe(WELCOME + 50)
})

test('events out of order end where they would in order', async () => {
  const intent = shop.stripe.last()
  shop.stripe.refund(intent, 250)
  await shop.hear('charge.refunded', chargeOf(intent))
  await shop.hear('payment_intent.succeeded', intent)
  await shop.hear('payment_intent.created', intent)
  expect([await credits(), await shop.statesOf(ada)]).toEqual([WELCOME + 25, ['credited']])
})

test('an event about something else is taken note of', async () => {
  expect((await shop.hear('charge.refunded', chargeOf({ ...shop.stripe.last(), id: 'pi_elsewhere' }))).status).toBe(200)
  expect((await shop.hear('customer.created', { object: 'customer', id: 'cus_1' })).status).toBe(200)
  expect(await credits()).toBe(WELCOME + 50)
})

test('while Stripe cannot be asked, the event is to be sent again', async () => {
  const intent = shop.stripe.last()
  shop.stripe.refund(intent, 500)
  shop.stripe.trouble(LOOK_UP, 'an answer of 500', 'before', 2)
  expect((await shop.hear('charge.refunded', chargeOf(intent))).status).toBe(500)
  expect((await shop.hear('charge.refunded', chargeOf(intent))).status).toBe(200)
  expect(await credits()).toBe(WELCOME)
})
