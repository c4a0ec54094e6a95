import { describe, expect, test } from 'vitest'
import { sandboxPayments } from './sandbox.ts'

const sandbox = sandboxPayments()
const NOW = new Date('2030-06-03T12:00:00Z')
const good = { number: '4242 4242 4242 4242', exp: '12/34', cvc: '123' }
const tokenOf = (card: Partial<typeof good>) => sandbox.tokenOf?.({ ...good, ...card }, NOW)
const paidWith = (last4: string) => ({
  state: 'charged',
  back: { refundedCents: 0, dispute: 'none' },
  card: { brand: 'visa', last4 },
})
const order = (token: string) => ({
  id: '01900000-0000-7000-8000-000000000000',
  userId: 'ada',
  token,
  cents: 500,
  description: '50 credits',
  confirmable: true,
})

describe('the sandbox takes the well-known test cards', () => {
  test.each([
    ['a card that is not for tests', { number: '4111 1111 1111 1112' }],
    ['no number', { number: '4242' }],
    ['a month that has passed', { exp: '05/30' }],
    ['no month', { exp: '13/34' }],
    ['no security code', { cvc: '12' }],
  ])('and not %s', (_what, card) => {
    expect(tokenOf(card)).toBeUndefined()
  })

  test.each([
    ['a date without its slash', { exp: '1234' }],
    ['a year of four digits', { exp: '12/2034' }],
    ['the month that it is', { exp: '06/30' }],
    ['American Express with four digits', { number: '378282246310005', cvc: '1234' }],
  ])('with %s', (_what, card) => {
    expect(tokenOf(card)).toMatch(/^sandbox_paid_/)
  })

  test.each([
    ['4242424242424242', paidWith('4242')],
    ['4000000000000002', { state: 'failed', reason: 'declined' }],
    ['4000000000009995', { state: 'failed', reason: 'insufficient' }],
    ['4000002500003155', { state: 'confirming', secret: 'sandbox' }],
  ])('%s ends as Stripe lets it end, also when it is looked up later', async (number, standing) => {
    const token = tokenOf({ number }) ?? ''
    const reference = await sandbox.open(order(token))
    expect(await sandbox.charge(reference, order(token))).toEqual(standing)
    expect(await sandbox.find(reference)).toEqual(standing)
  })

  test('a card whose bank asks first is refused where nobody can answer', async () => {
    const token = tokenOf({ number: '4000002500003155' }) ?? ''
    const reference = await sandbox.open(order(token))
    expect(await sandbox.charge(reference, { ...order(token), confirmable: false })).toEqual({
      state: 'failed',
      reason: 'needsConfirmation',
    })
    expect(sandbox.answerBank?.(reference, true)).toEqual(paidWith('3155'))
    expect(sandbox.answerBank?.(reference, false)).toEqual({ state: 'failed', reason: 'notConfirmed' })
    expect(await sandbox.abandon(reference)).toEqual({ state: 'failed', reason: 'abandoned' })
  })

  test('what the version before wrote, without the card, ends as it would have', async () => {
    const reference = 'sandbox_paid_01900000-0000-7000-8000-000000000000'
    expect(await sandbox.find(reference)).toEqual({ ...paidWith(''), card: null })
  })

  test('a token that is not its own is no card', async () => {
    expect(await sandbox.find(await sandbox.open(order('pm_card_visa')))).toEqual({
      state: 'failed',
      reason: 'badCard',
    })
  })
})
