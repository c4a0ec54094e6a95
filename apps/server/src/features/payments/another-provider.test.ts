import { MINUTE } from '@gauntlet/contract/time'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WITHIN } from '../../platform/http/bind.ts'
import type { PaymentProvider } from '../../platform/payments/provider.ts'
import { sandboxPayments } from '../../platform/payments/sandbox.ts'
import { stripePayments } from '../../platform/payments/stripe.ts'
import type { Player } from '../../testing/app.ts'
import { whileTesting } from '../../testing/opened.ts'
import { SMALL, testShop, WELCOME } from '../../testing/shop.ts'
import { openStripeServer } from '../../testing/stripe.ts'
import { finish } from './finish.ts'
import { paymentsJob } from './follow-up.ts'

const shop = testShop()
/** Stripe for an account that knows nothing of the shop's payments: another one, or the same in live mode. */
const elsewhere = whileTesting(openStripeServer, server => server.close())
const otherAccount = () => stripePayments(elsewhere.settings)
let ada: Player
beforeEach(async () => {
  ada = await shop.newcomer('Ada')
})
// Payments that a test left under way are given up before the next one counts.
afterEach(() => shop.app.advance(15 * MINUTE))

const servicesWith = (payments: PaymentProvider | undefined) => ({ ...shop.app.app.services, payments })
const followUp = (payments: PaymentProvider | undefined) => paymentsJob(servicesWith(payments)).run()
const outcome = async () => ({ states: await shop.statesOf(ada), credits: await shop.creditsOf(ada) })
const waiting = { states: ['begun'], credits: WELCOME }
const givenUp = { states: ['failed'], credits: WELCOME }
const viewerOf = ({ id }: Player) => ({
  id,
  sessionId: '',
  verified: true,
  until: shop.app.clock.now(),
  version: 0,
  language: null,
})

describe.each<[string, () => PaymentProvider | undefined]>([
  ['turns from Stripe to the sandbox', sandboxPayments],
  ['takes no payments any more', () => undefined],
])("while Ada's bank asks her, the operator %s", (_what, other) => {
  test('nine minutes later her payment still waits, ten minutes later it is given up and she may buy again', async () => {
    const { id } = await shop.begin(ada)
    const now = () => finish(servicesWith(other()), viewerOf(ada), { id }, WITHIN)
    shop.app.clock.advance(9 * MINUTE)
    await followUp(other())
    expect(await outcome()).toEqual(waiting)
    await expect(now()).rejects.toMatchObject({ status: 503 })
    shop.app.clock.advance(MINUTE)
    await followUp(other())
    expect(await outcome()).toEqual(givenUp)
    await expect(now()).rejects.toMatchObject({ status: 409 })
    expect((await shop.buy(ada)).status).toBe(200)
  })

  test('what was charged before is credited', async () => {
    await shop.begin(ada)
    await shop.app.db.session(session =>
      session.run("update payments set state = 'charged' where user_id = $1", [ada.id]),
    )
    await followUp(other())
    expect(await outcome()).toEqual({ states: ['credited'], credits: WELCOME + SMALL.point })
  })
})

describe("while Ada's bank asks her, the operator changes to another account at Stripe", () => {
  test('a minute later her payment is given up, and she may buy again', async () => {
    await shop.begin(ada)
    shop.app.clock.advance(MINUTE)
    await followUp(otherAccount())
    expect(await outcome()).toEqual(givenUp)
    expect((await shop.buy(ada)).status).toBe(200)
  })

  test('she is done with her bank, and hears that it did not go through', async () => {
    const { id } = await shop.begin(ada)
    await expect(finish(servicesWith(otherAccount()), viewerOf(ada), { id }, WITHIN)).rejects.toMatchObject({
      status: 409,
      message: 'The payment did not go through, and nothing was charged.',
    })
    expect(await outcome()).toEqual(givenUp)
  })

  test('nothing is left to be ended at the new one', async () => {
    const { id } = await shop.begin(ada)
    const [intent] = [...shop.stripe.intents.values()].filter(({ metadata }) => metadata.payment === id)
    expect(await otherAccount().abandon(intent?.id ?? '')).toEqual({ state: 'failed', reason: 'abandoned' })
  })

  test('and back, while she pays at the former one: she is credited nevertheless', async () => {
    const { id, confirmation } = await shop.begin(ada)
    await followUp(otherAccount())
    shop.stripe.answerBank(confirmation, true)
    const intent = shop.stripe.last()
    expect(intent.metadata.payment).toBe(id)
    await shop.hear('payment_intent.succeeded', intent)
    expect(await outcome()).toEqual({ states: ['credited'], credits: WELCOME + SMALL.point })
  })
})
