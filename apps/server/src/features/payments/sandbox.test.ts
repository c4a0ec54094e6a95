import { payments } from '@gauntlet/contract/payments'
import { profiles } from '@gauntlet/contract/profiles'
import { expect, test } from 'vitest'
import { openTestApp, selfOf, type TestApp } from '../../testing/app.ts'

async function inApp(env: Record<string, string>, work: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await openTestApp(env)
  try {
    await work(app)
  } finally {
    await app.close()
  }
}

test('in the sandbox Ada buys with a test card, and a card that is none is refused', () =>
  inApp({}, async app => {
    const ada = await app.player('Ada Ace')
    const card = { number: '4242 4242 4242 4242', exp: '12/34', cvc: '123' }
    const wrong = await app.call(payments.sandboxToken, { ...card, cvc: '' }, ada)
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Invalid Card Details'])
    const { payload } = await app.call(payments.sandboxToken, card, ada)
    const bought = await app.call(payments.pay, { amount: '10', point: '110', token: payload.token }, ada)
    expect([bought.body.message, (await selfOf(app, ada)).credits]).toEqual(['Payment Succesfully Done', 120])
    const info = await app.call(profiles.info, {})
    expect([info.payload.payment_key, info.payload.payment_sandbox]).toEqual([null, 1])
    // Nobody signs what the sandbox would say.
    expect((await app.send({ method: 'POST', path: '/stripes/webhook', body: '{}' })).status).toBe(404)
  }))

test('where nobody takes payments, Ada hears so', () =>
  inApp({ SANDBOX_PAYMENTS: 'off' }, async app => {
    const ada = await app.player('Ada Ace')
    const { status, body } = await app.call(payments.pay, { amount: 5, point: 50, token: 'pm_card_visa' }, ada)
    expect([status, body.message]).toEqual([409, 'Api key missing'])
    const card = { number: '4242424242424242', exp: '12/34', cvc: '123' }
    expect((await app.call(payments.sandboxToken, card, ada)).status).toBe(404)
  }))
