import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { card, testShop, SMALL, WELCOME } from '../../testing/shop.ts'
import { stripeKeys } from '../../testing/stripe.ts'

const OPEN = /\/payment_intents$/
const CONFIRM = /\/confirm$/
const LOOK_UP = /\/pi_\d+$/

const shop = testShop()
let ada: Player
beforeEach(async () => {
  ada = await shop.newcomer('Ada')
})
// Payments that a test left under way are settled before the next one counts.
afterEach(() => shop.app.advance(5 * MINUTE))

const buy = (token?: string) => shop.buy(ada, token)
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => String(status)).toSorted()
/** Ada's account: the states of her payments, her credits, and how often she was charged. */
const outcome = async () => ({
  states: await shop.statesOf(ada),
  credits: await shop.creditsOf(ada),
  charges: await shop.chargesOf(ada),
})
const bought = { states: ['credited'], credits: WELCOME + 50, charges: 1 }

describe('Ada buys credits', () => {
  test('she is charged what the package costs, and credited once', async () => {
    const { status, body } = await buy()
    expect([status, body.message]).toEqual([200, 'Payment Succesfully Done'])
    expect([await outcome(), shop.stripe.last().amount]).toEqual([bought, 500])
  })

  test('the same token sent again is the same payment', async () => {
    const token = card()
    await buy(token)
    expect((await buy(token)).status).toBe(200)
    expect(await outcome()).toEqual(bought)
  })

  test("a token of Ada's is worth nothing to Ben", async () => {
    const token = card()
    await buy(token)
    const ben = await shop.newcomer('Ben')
    const { status, body } = await shop.buy(ben, token)
    expect([status, body.message, await shop.creditsOf(ben)]).toEqual([400, 'Invalid Card Details', WELCOME])
  })

  test.each([
    ['a price of her own', { amount: 1, point: 250 }],
    ['the credits of another package', { amount: 5, point: 110 }],
  ])('not at %s', async (_what, pack) => {
    const { status, body } = await shop.buy(ada, card(), pack)
    expect([status, body.message, await shop.statesOf(ada)]).toEqual([400, 'Select Price', []])
  })

  test.each([
    ['pm_declined', 409, 'Your card was declined.'],
    ['pm_poor', 409, 'Your card was declined: it does not have enough money.'],
    ['pm_nobodys', 400, 'Invalid Card Details'],
  ])('a card %s is refused, and another one may be tried at once', async (start, code, message) => {
    const { status, body } = await buy(card(start))
    expect([status, body.message, await shop.creditsOf(ada)]).toEqual([code, message, WELCOME])
    expect((await buy()).status).toBe(200)
    expect(await outcome()).toEqual({ ...bought, states: expect.arrayContaining(['credited', 'failed']) })
  })

  test('two tabs that press Buy Now are one payment', async () => {
    expect(statuses(await Promise.all([buy(), buy()]))).toEqual(['200', '409'])
    expect(await outcome()).toEqual(bought)
  })

  test('the other tab a moment later is refused, half a minute later it is another purchase', async () => {
    await buy()
    expect((await buy()).status).toBe(409)
    shop.app.clock.advance(30_000)
    expect((await buy()).status).toBe(200)
    expect(await outcome()).toEqual({ states: ['credited', 'credited'], credits: WELCOME + 100, charges: 2 })
  })

  test('users/info tells the publishable key', async () => {
    const { payload } = await shop.app.call(profiles.info, {})
    expect([payload.payment_key, payload.payment_sandbox]).toEqual([stripeKeys.STRIPE_PUBLISHABLE_KEY, 0])
  })

  test('of what she paid, her export tells everything but the token', async () => {
    await buy()
    const { body } = await shop.app.send({ path: '/users/export', player: ada })
    expect(body).toMatchObject({ payments: [{ ...paid(SMALL), state: 'credited' }] })
    expect(JSON.stringify(body)).not.toContain('token_hash')
  })
})
const paid = ({ amount, point: points }: typeof SMALL) => ({ amount, points })

describe('when Stripe does not answer', () => {
  test('after the charge, it is asked again and charges once', async () => {
    shop.stripe.trouble(CONFIRM, 'no answer', 'after')
    expect((await buy()).status).toBe(200)
    expect(await outcome()).toEqual(bought)
  })

  test('at all after the charge, it is looked up', async () => {
    shop.stripe.trouble(CONFIRM, 'no answer', 'after', 2)
    expect((await buy()).status).toBe(200)
    expect(await outcome()).toEqual(bought)
  })

  test('before anything was charged, nothing is, and Ada may try again', async () => {
    shop.stripe.trouble(OPEN, 'an answer of 500', 'before', 2)
    expect((await buy()).status).toBe(503)
    expect(await outcome()).toEqual({ states: ['failed'], credits: WELCOME, charges: 0 })
    expect((await buy()).status).toBe(200)
  })

  test('the charge was never made: the job gives it up for good', async () => {
    shop.stripe.trouble(CONFIRM, 'no answer', 'before', 2)
    expect((await buy()).status).toBe(503)
    expect((await buy()).status).toBe(409)
    await shop.app.advance(3 * MINUTE)
    expect(await outcome()).toEqual({ states: ['failed'], credits: WELCOME, charges: 0 })
    expect((await buy()).status).toBe(200)
  })
})

/** Charged, and nobody heard of it: neither the answer nor the look-up came through. */
async function chargedUnheard() {
  shop.stripe.trouble(CONFIRM, 'an answer of 500', 'after', 2)
  shop.stripe.trouble(LOOK_UP, 'an answer of 500', 'before', 2)
  expect((await buy()).status).toBe(503)
  expect(await outcome()).toEqual({ states: ['begun'], credits: WELCOME, charges: 1 })
}

describe('between charge and credit nobody is left who knows', () => {
  test('a fresh app over the same database credits it once', async () => {
    await chargedUnheard()
    const node = await shop.app.anotherNode()
    await node.start()
    await node.settle()
    await node.stop()
    expect(await outcome()).toEqual(bought)
  })

  test('the webhook credits it, and the job adds nothing', async () => {
    await chargedUnheard()
    expect((await shop.hear('payment_intent.succeeded', shop.stripe.last())).status).toBe(200)
    await shop.app.advance(5 * MINUTE)
    expect(await outcome()).toEqual(bought)
  })

  test('webhook and job at once credit it once', async () => {
    await chargedUnheard()
    const intent = shop.stripe.last()
    await Promise.all([
      shop.hear('payment_intent.succeeded', intent),
      shop.app.app.settle(),
      shop.hear('payment_intent.succeeded', intent),
    ])
    expect(await outcome()).toEqual(bought)
  })
})
