import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { payments } from '@gauntlet/contract/payments/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type Player } from '../../testing/app.ts'
import { card, testShop, WELCOME } from '../../testing/shop.ts'

const CONFIRM = /\/confirm$/
const LOOK_UP = /\/pi_\d+$/

const shop = testShop()
let ada: Player
beforeEach(async () => {
  ada = await shop.newcomer('Ada')
})

const chargeOf = (intent = shop.stripe.last()) => ({ object: 'charge', payment_intent: intent.id })
/** Ada's mails about her payments, the oldest first. */
async function mails() {
  await shop.app.app.settle()
  return shop.app.mails.filter(({ to, subject }) => to === ada.email && /receipt|refund/.test(subject))
}
const subjects = async () => (await mails()).map(({ subject }) => subject)
const idOf = async () => (await shop.app.call(payments.list, {}, ada)).payload[0]?.id ?? ''

describe('Ada gets a receipt by mail', () => {
  test('that says what she bought and paid, with which card, when, what she has now, and how to ask about it', async () => {
    await shop.buy(ada)
    const [receipt] = await mails()
    expect(receipt?.subject).toBe('Your receipt from Gauntlet: $5.00')
    for (const words of [
      'Bought: 50 credits',
      'Paid: $5.00, Visa ending in 4242',
      'When: June 3, 2030 at 12:',
      `Your credits now: ${WELCOME + 50}`,
      `Reference: ${await idOf()}`,
      `/purchase/${await idOf()}`,
      '/contact',
    ])
      expect(receipt?.text).toContain(words)
    expect(receipt?.text).not.toContain('sandbox')
  })

  test('once, also where the answer of the charge was lost and the webhook comes twice', async () => {
    shop.stripe.trouble(CONFIRM, 'an answer of 500', 'after', 2)
    shop.stripe.trouble(LOOK_UP, 'an answer of 500', 'before', 2)
    expect((await shop.buy(ada)).status).toBe(503)
    const intent = shop.stripe.last()
    await Promise.all([
      shop.hear('payment_intent.succeeded', intent),
      shop.app.app.settle(),
      shop.hear('payment_intent.succeeded', intent),
    ])
    await shop.app.advance(5 * 60_000)
    expect(await subjects()).toEqual(['Your receipt from Gauntlet: $5.00'])
  })

  test('once she has confirmed the payment to her bank, and none for what she left', async () => {
    const left = await shop.begin(ada)
    await shop.finish(ada, left.id)
    expect(await subjects()).toEqual([])
    const { id, confirmation } = await shop.begin(ada)
    shop.stripe.answerBank(confirmation, true)
    await shop.finish(ada, id)
    await shop.finish(ada, id)
    expect(await subjects()).toEqual(['Your receipt from Gauntlet: $5.00'])
  })

  test('none for a card that was declined', async () => {
    await shop.buy(ada, card('pm_declined'))
    expect(await subjects()).toEqual([])
  })

  test('and one for each refund, with what it took back', async () => {
    await shop.buy(ada)
    const intent = shop.stripe.last()
    for (const cents of [125, 125, 500]) {
      shop.stripe.refund(intent, cents)
      await shop.hear('charge.refunded', chargeOf(intent))
    }
    const sent = await mails()
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      'Your receipt from Gauntlet: $5.00',
      'Your refund from Gauntlet: $1.25',
      'Your refund from Gauntlet: $3.75',
    ])
    const [part, rest] = ['$1.25', '$3.75'].map(dollars => sent.find(({ subject }) => subject.endsWith(dollars)))
    expect(part?.text).toContain('Credits taken back: 13\nYour credits now: 47')
    expect(rest?.text).toContain('Credits taken back: 37\nYour credits now: 10')
  })

  test('which says how many credits were left to take', async () => {
    await shop.buy(ada)
    await shop.grant(ada, -40)
    shop.stripe.refund(shop.stripe.last(), 500)
    await shop.hear('charge.refunded', chargeOf())
    expect((await mails()).at(-1)?.text).toContain('Credits taken back: 20\nYour credits now: 0')
  })

  test('and nobody writes to a closed account', async () => {
    await shop.buy(ada)
    await shop.app.call(accounts.remove, { id: ada.id }, ada)
    const before = await subjects()
    shop.stripe.refund(shop.stripe.last(), 500)
    await shop.hear('charge.refunded', chargeOf())
    expect(await subjects()).toEqual(before)
  })
})

test('an answer goes to an operator with an address, and the sandbox says that no money moved', async () => {
  const app = await openTestApp({ OPERATOR_EMAIL: 'desk@example.com' })
  const ben = await app.player('Ben Baseline')
  const { payload } = await app.call(
    payments.sandboxToken,
    { number: '5555555555554444', exp: '12/34', cvc: '123' },
    ben,
  )
  await app.call(payments.pay, { amount: 5, point: 50, token: payload.token }, ben)
  const receipt = await app.mailTo(ben.email, 'Mastercard')
  expect(receipt.headers).toMatchObject({ 'Reply-To': 'desk@example.com' })
  for (const words of ['Mastercard ending in 4444', 'no money moved', 'Answer this mail'])
    expect(receipt.text).toContain(words)
  await app.close()
})
