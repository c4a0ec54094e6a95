import { payments } from '@gauntlet/contract/payments/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { describe, expect, test } from 'vitest'
import { WITHIN } from '../../platform/http/bind.ts'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { buy } from './buy.ts'

const app = testApp()
const [ada] = testPlayers(app, ['Ada Ace'])

const card = { number: '4242 4242 4242 4242', exp: '12/34', cvc: '123' }

test('in the sandbox Ada buys with a test card', async () => {
  const { payload } = await app.call(payments.sandboxToken, card, ada)
  const bought = await app.call(payments.pay, { amount: '10', point: '110', token: payload.token }, ada)
  expect([bought.body.message, (await selfOf(app, ada)).credits]).toEqual(['Payment Succesfully Done', 120])
})

describe('where the bank asks first', () => {
  const asking = { ...card, number: '4000 0025 0000 3155' }
  async function begin(ben: Player) {
    const { payload } = await app.call(payments.sandboxToken, asking, ben)
    return app.call(payments.pay, { amount: 5, point: 50, token: payload.token, confirm: 1 }, ben)
  }

  test('Ben agrees, and has his credits', async () => {
    const ben = await app.player('Ben Baseline')
    const { payload, body } = await begin(ben)
    expect([payload.confirmation, body.message]).toEqual(['sandbox', 'Your bank wants you to confirm this payment.'])
    await app.call(payments.sandboxBank, { id: payload.id, agree: 1 }, ben)
    const finished = await app.call(payments.finish, { id: payload.id }, ben)
    expect([finished.status, (await selfOf(app, ben)).credits]).toEqual([200, 60])
  })

  test('Cleo refuses, and may try again at once', async () => {
    const cleo = await app.player('Cleo Court')
    const { payload } = await begin(cleo)
    await app.call(payments.sandboxBank, { id: payload.id, agree: 0 }, cleo)
    const { status, body } = await app.call(payments.finish, { id: payload.id }, cleo)
    expect([status, body.message]).toEqual([409, 'Your bank did not confirm this payment, and nothing was charged.'])
    expect((await begin(cleo)).status).toBe(200)
  })

  test('nobody else answers for Dan', async () => {
    const dan = await app.player('Dan Dropshot')
    const { payload } = await begin(dan)
    expect((await app.call(payments.sandboxBank, { id: payload.id, agree: 1 }, ada)).status).toBe(404)
    expect((await selfOf(app, dan)).credits).toBe(10)
  })
})

test('a card that is none is refused', async () => {
  const { status, body } = await app.call(payments.sandboxToken, { ...card, number: '4242' }, ada)
  expect([status, body.message]).toEqual([400, 'Invalid Card Details'])
})

test('users/info says that it is the sandbox', async () => {
  const { payload } = await app.call(profiles.info, {})
  expect([payload.payment_key, payload.payment_sandbox]).toEqual([null, 1])
})

test('nobody signs what the sandbox would say, so it has no webhook', async () => {
  expect((await app.send({ method: 'POST', path: '/stripes/webhook', body: '{}' })).status).toBe(404)
})

test('where nobody takes payments, Ada hears so', async () => {
  const viewer = { id: ada.id, sessionId: '', verified: true, until: app.clock.now(), version: 0, language: null }
  const wish = { amount: 5, point: 50, token: 'pm_card_visa', confirm: 0 as const }
  await expect(buy({ ...app.app.services, payments: undefined }, viewer, wish, WITHIN)).rejects.toMatchObject({
    status: 409,
    message: 'Api key missing',
  })
})
