import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { payments } from '@gauntlet/contract/payments/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import { beforeEach, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { card, testShop, WELCOME } from '../../testing/shop.ts'

const shop = testShop()
let ada: Player
beforeEach(async () => {
  ada = await shop.newcomer('Ada')
})

const list = async (player = ada, input = {}) => shop.app.call(payments.list, input, player)
const newest = async () => (await list()).payload[0]
const chargeOf = () => ({ object: 'charge', payment_intent: shop.stripe.last().id })

test('a player who has bought nothing has an empty list', async () => {
  const { payload, body } = await list()
  expect([payload, body.total]).toEqual([[], 0])
})

test('Ada sees what she paid, with which card and when', async () => {
  await shop.buy(ada)
  expect(await newest()).toMatchObject({
    points: 50,
    cents: 500,
    status: 'paid',
    why: null,
    card: { brand: 'visa', last4: '4242' },
    refunded_cents: 0,
    sandbox: 0,
  })
})

test('what was not paid says why', async () => {
  await shop.buy(ada, card('pm_poor'))
  const expected = { status: 'failed', why: 'Your card was declined: it does not have enough money.', card: null }
  expect(await newest()).toMatchObject(expected)
})

test('what waits for the bank says so', async () => {
  const { id } = await shop.begin(ada)
  expect(await newest()).toMatchObject({ id, status: 'confirming' })
  await shop.finish(ada, id)
  expect(await newest()).toMatchObject({ id, status: 'failed' })
})

test('the receipt follows what the bank does', async () => {
  await shop.grant(ada, 5)
  shop.app.clock.advance(MINUTE)
  await shop.buy(ada)
  const id = (await newest())?.id ?? ''
  const view = async () => (await shop.app.call(payments.view, { id }, ada)).payload
  expect(await view()).toMatchObject({ status: 'paid', balance: WELCOME + 55, points_back: 0 })
  shop.stripe.refund(shop.stripe.last(), 125)
  await shop.hear('charge.refunded', chargeOf())
  expect(await view()).toMatchObject({ status: 'partlyRefunded', refunded_cents: 125, points_back: 13 })
  shop.stripe.dispute(shop.stripe.last(), 'needs_response')
  await shop.hear('charge.dispute.created', chargeOf())
  expect(await view()).toMatchObject({ status: 'chargedBack', balance: WELCOME + 55, points_back: 50 })
  shop.stripe.dispute(shop.stripe.last(), 'won')
  await shop.hear('charge.dispute.closed', chargeOf())
  expect(await view()).toMatchObject({ status: 'partlyRefunded', points_back: 13 })
})

test('the newest come first, a page at a time, and nobody sees those of others', async () => {
  const ben = await shop.newcomer('Ben')
  await shop.buy(ben)
  for (const pack of [
    { amount: 5, point: 50 },
    { amount: 10, point: 110 },
  ]) {
    shop.app.clock.advance(MINUTE)
    await shop.buy(ada, card(), pack)
  }
  const [first, second] = await Promise.all([list(ada, { limit: 1 }), list(ada, { limit: 1, page: 2 })])
  expect([first.payload[0]?.cents, second.payload[0]?.cents, first.body.total]).toEqual([1000, 500, 2])
  const ofBen = (await list(ben)).payload[0]?.id ?? ''
  expect((await shop.app.call(payments.view, { id: ofBen }, ada)).status).toBe(404)
})

test('when Ada closes her account her payment is kept, as it has to be, and her card is not', async () => {
  await shop.buy(ada)
  await shop.app.call(accounts.remove, { id: ada.id }, ada)
  const kept = await shop.app.db.session(session =>
    session.run('select state, amount, card_brand, card_last4 from payments where user_id = $1', [ada.id]),
  )
  expect(kept).toEqual([{ state: 'credited', amount: 5, card_brand: null, card_last4: null }])
})
