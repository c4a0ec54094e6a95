import { payments } from '@gauntlet/contract/payments/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { card, testShop, SMALL, WELCOME } from '../../testing/shop.ts'

const LOOK_UP = /\/pi_\d+$/

const shop = testShop()
let ada: Player
beforeEach(async () => {
  ada = await shop.newcomer('Ada')
})
// Payments that a test left under way are given up before the next one counts.
afterEach(() => shop.app.advance(15 * MINUTE))

const outcome = async () => ({
  states: await shop.statesOf(ada),
  credits: await shop.creditsOf(ada),
  charges: await shop.chargesOf(ada),
})
const bought = { states: ['credited'], credits: WELCOME + 50, charges: 1 }
const asked = { states: ['begun'], credits: WELCOME, charges: 0 }
const givenUp = { states: ['failed'], credits: WELCOME, charges: 0 }
const intentOf = (id: string) => {
  const intent = [...shop.stripe.intents.values()].find(({ metadata }) => metadata.payment === id)
  if (!intent) throw new Error('Stripe knows no such payment')
  return intent
}

describe("Ada's bank wants her to confirm the payment", () => {
  test('nothing is charged before she does, and once she has she is credited once', async () => {
    const { id, confirmation } = await shop.begin(ada)
    expect(await outcome()).toEqual(asked)
    shop.stripe.answerBank(confirmation, true)
    const { status, body } = await shop.finish(ada, id)
    expect([status, body.message]).toEqual([200, 'Payment Succesfully Done'])
    expect(await outcome()).toEqual(bought)
  })

  test('finishing it again, with the webhook and the job beside, adds nothing', async () => {
    const { id, confirmation } = await shop.begin(ada)
    shop.stripe.answerBank(confirmation, true)
    const finished = await Promise.all([
      shop.finish(ada, id),
      shop.hear('payment_intent.succeeded', intentOf(id)),
      shop.finish(ada, id),
      shop.app.app.settle(),
    ])
    expect([finished[0].status, finished[2].status]).toEqual([200, 200])
    expect((await shop.finish(ada, id)).status).toBe(200)
    expect(await outcome()).toEqual(bought)
  })

  test('she is not recognized: nothing is charged, she hears why and may try again at once', async () => {
    const { id, confirmation } = await shop.begin(ada)
    shop.stripe.answerBank(confirmation, false)
    const { status, body } = await shop.finish(ada, id)
    expect([status, body.message]).toEqual([409, 'Your bank did not confirm this payment, and nothing was charged.'])
    expect(await outcome()).toEqual(givenUp)
    expect((await shop.buy(ada)).status).toBe(200)
  })

  test('what failed cannot be paid with another card later, although her browser still has the secret', async () => {
    const { id, confirmation } = await shop.begin(ada)
    shop.stripe.answerBank(confirmation, false)
    await shop.hear('payment_intent.payment_failed', intentOf(id))
    expect(shop.stripe.payAgain(intentOf(id), card())).toBe(false)
    expect(await outcome()).toEqual(givenUp)
  })

  test('she pays it with another card before anybody looked: it counts', async () => {
    const { id, confirmation } = await shop.begin(ada)
    shop.stripe.answerBank(confirmation, false)
    expect(shop.stripe.payAgain(intentOf(id), card())).toBe(true)
    expect((await shop.finish(ada, id)).status).toBe(200)
    expect(await outcome()).toEqual(bought)
  })

  test('she leaves the question: the payment is given up at the bank as well, and another one goes through', async () => {
    const { id, confirmation } = await shop.begin(ada)
    const { status, body } = await shop.finish(ada, id)
    expect([status, body.message]).toEqual([409, 'The payment did not go through, and nothing was charged.'])
    shop.stripe.answerBank(confirmation, true)
    expect(await outcome()).toEqual(givenUp)
    expect((await shop.buy(ada)).status).toBe(200)
  })

  test('while the question is open, no other payment begins', async () => {
    await shop.begin(ada)
    const { status, body } = await shop.buy(ada)
    expect([status, body.message]).toEqual([
      409,
      'A payment of yours is under way. If it goes through, your credits follow by themselves.',
    ])
  })

  test('a client that cannot show the question is refused, and nothing hangs', async () => {
    const { status, body } = await shop.buy(ada, card('pm_asks'))
    expect([status, body.message]).toEqual([
      409,
      'Your bank wants to confirm this payment, which is not possible here. Try another card.',
    ])
    expect(await outcome()).toEqual(givenUp)
  })

  test('nobody else finishes her payment, or learns that it is there', async () => {
    const { id } = await shop.begin(ada)
    const ben = await shop.newcomer('Ben')
    expect((await shop.finish(ben, id)).status).toBe(404)
    expect((await shop.app.call(payments.view, { id }, ben)).status).toBe(404)
    expect(await outcome()).toEqual(asked)
  })
})

describe('she closes the browser over the question', () => {
  test('having confirmed: the job credits her, and the webhook adds nothing', async () => {
    const { id, confirmation } = await shop.begin(ada)
    shop.stripe.answerBank(confirmation, true)
    await shop.app.advance(2 * MINUTE)
    await shop.hear('payment_intent.succeeded', intentOf(id))
    expect(await outcome()).toEqual(bought)
  })

  test('having confirmed: the webhook alone is enough', async () => {
    const { id, confirmation } = await shop.begin(ada)
    shop.stripe.answerBank(confirmation, true)
    await shop.hear('payment_intent.succeeded', intentOf(id))
    await shop.hear('payment_intent.succeeded', intentOf(id))
    expect(await outcome()).toEqual(bought)
  })

  test('having confirmed, while every node was down: the next one that starts credits her', async () => {
    const { confirmation } = await shop.begin(ada)
    shop.stripe.answerBank(confirmation, true)
    const node = await shop.app.anotherNode()
    await node.start()
    await node.settle()
    await node.stop()
    expect(await outcome()).toEqual(bought)
  })

  test('without an answer: nine minutes later she may still give it, ten minutes later it is given up for good', async () => {
    const { id, confirmation } = await shop.begin(ada)
    await shop.app.advance(9 * MINUTE)
    expect(await outcome()).toEqual(asked)
    await shop.app.advance(2 * MINUTE)
    expect(await outcome()).toEqual(givenUp)
    shop.stripe.answerBank(confirmation, true)
    await shop.hear('payment_intent.canceled', intentOf(id))
    expect(await outcome()).toEqual(givenUp)
    expect((await shop.buy(ada)).status).toBe(200)
  })
})

describe('Stripe is not reached when she is done with her bank', () => {
  test('she hears that it is not clear yet, and the job credits her', async () => {
    const { id, confirmation } = await shop.begin(ada)
    shop.stripe.answerBank(confirmation, true)
    shop.stripe.trouble(LOOK_UP, 'an answer of 500', 'before', 2)
    expect((await shop.finish(ada, id)).status).toBe(503)
    await shop.app.advance(MINUTE)
    expect(await outcome()).toEqual(bought)
  })
})

test('a question that never reached her browser is given up after two minutes', async () => {
  shop.stripe.trouble(/\/confirm$/, 'an answer of 500', 'after', 2)
  shop.stripe.trouble(LOOK_UP, 'an answer of 500', 'before', 2)
  const { status } = await shop.app.call(payments.pay, { ...SMALL, token: card('pm_asks'), confirm: 1 }, ada)
  expect([status, await outcome()]).toEqual([503, asked])
  await shop.app.advance(3 * MINUTE)
  expect(await outcome()).toEqual(givenUp)
})
