import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testShop, WELCOME } from '../../testing/shop.ts'

const shop = testShop()
let ada: Player
beforeEach(async () => {
  ada = await shop.newcomer('Ada')
})
// Payments that a test left under way are given up before the next one counts.
afterEach(() => shop.app.advance(15 * MINUTE))

const leave = (player: Player) => shop.app.call(accounts.remove, { id: player.id }, player)
async function leaveLater() {
  await shop.app.advance(12 * MINUTE)
  return (await leave(await shop.app.signIn(ada))).status
}

describe("Ada deletes her account in another tab while her bank's question is open", () => {
  test('she hears that a purchase is under way, and what she then agrees to is credited, with its receipt', async () => {
    const { id, confirmation } = await shop.begin(ada)
    const { status, body } = await leave(ada)
    expect([status, body.reason, body.message]).toEqual([
      409,
      'payments.leaving',
      "A purchase of yours is under way. Leave your bank's question, or try again in a few minutes.",
    ])
    shop.stripe.answerBank(confirmation, true)
    expect((await shop.finish(ada, id)).status).toBe(200)
    expect(await shop.creditsOf(ada)).toBe(WELCOME + 50)
    expect((await shop.app.mailTo(ada.email, 'Visa ending in')).text).toContain('Your credits now: 60')
    expect((await leave(ada)).status).toBe(200)
  })

  test('she leaves the question, and may go at once, without having been charged', async () => {
    const { id, confirmation } = await shop.begin(ada)
    await shop.finish(ada, id)
    expect((await leave(ada)).status).toBe(200)
    shop.stripe.answerBank(confirmation, true)
    expect([await shop.statesOf(ada), await shop.chargesOf(ada)]).toEqual([['failed'], 0])
  })

  test('she answers nothing, and may go once the payment is given up', async () => {
    await shop.begin(ada)
    expect(await leaveLater()).toBe(200)
    expect([await shop.statesOf(ada), await shop.chargesOf(ada)]).toEqual([['failed'], 0])
  })

  test("Ben's purchase does not keep her", async () => {
    await shop.begin(await shop.newcomer('Ben'))
    expect((await leave(ada)).status).toBe(200)
  })
})
