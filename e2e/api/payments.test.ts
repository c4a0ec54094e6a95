import { setTimeout } from 'node:timers/promises'
import { payments } from '@gauntlet/contract/payments/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Player, selfOf, verified } from '../support/cast.ts'
import { call, requestOf, send } from '../support/client.ts'
import { rounds } from '../support/rounds.ts'
import { type OwnServer, startServer } from '../support/server.ts'
import { startStripe, type StripeDouble } from '../support/stripe.ts'

/** How many payments are cut off between charge and credit. */
const CUT = rounds(2, 10)
const PLAYERS = 10
/** A charge is answered a tenth of a second after it was made: the server dies before, or while it credits. */
const WITHIN_MS = 130
const WELCOME = 10
const PACKAGE = { amount: 5, point: 50 }

let stripe: StripeDouble
let server: OwnServer
beforeAll(async () => {
  stripe = await startStripe()
  server = await startServer(stripe.env)
})
afterAll(async () => {
  await server?.close()
  await stripe?.close()
})

let cards = 0
/** Whether the server has confirmed the payment before it was killed. */
async function buys({ token }: Player): Promise<boolean> {
  const request = requestOf(payments.pay, { ...PACKAGE, token: `pm_good_${++cards}` })
  try {
    return (await send(server.url, { ...request, token })).status === 200
  } catch (error) {
    // The error that fetch throws when nobody answers any more.
    if (error instanceof TypeError) return false
    throw error
  }
}

test(`after a kill between charge and credit, at ${CUT} random moments, all are charged once and credited once`, async () => {
  const names = Array.from({ length: PLAYERS }, (_, index) => `Ada A${'abcdefghij'[index]}`)
  const players = await Promise.all(names.map(name => verified(server, name, [])))
  let cut = 0
  for (let round = 1; cut < CUT; round += 1) {
    const before = stripe.charges.length
    const buying = players.map(buys)
    await vi.waitUntil(() => stripe.charges.length > before, { timeout: 90_000, interval: 1 })
    await setTimeout(Math.random() * WITHIN_MS)
    await server.kill()
    const answered = (await Promise.all(buying)).filter(Boolean).length
    await server.restart()
    // The first time, the server finds out by itself.
    if (round > 1) await stripe.tell(server.url)
    // By now a payment that was not charged has been given up, and the same package can be bought again.
    await server.setClock(new Date(Date.now() + round * 5 * MINUTE))
    cut += stripe.charges.length - before - answered

    expect(new Set(stripe.charges.map(({ payment }) => payment)).size, 'charged once').toBe(stripe.charges.length)
    for (const { id, token } of players) {
      const charges = stripe.charges.filter(({ player }) => player === id).length
      expect((await selfOf(server, token)).credits).toBe(WELCOME + charges * PACKAGE.point)
    }
  }
  expect(await server.operator('balances')).toContain('Everything adds up.')
  expect(server.errors()).toEqual([])
})

const ASKED = 6

/** A payment whose bank asks first, up to the question. */
async function beginAsking({ token }: Player): Promise<{ id: string; confirmation: string }> {
  const input = { ...PACKAGE, token: `pm_asks_${++cards}`, confirm: 1 }
  const { id, confirmation } = await call(server.url, payments.pay, input, token)
  if (confirmation === null) throw new Error('The bank did not ask')
  return { id, confirmation }
}

async function finishes({ token }: Player, id: string): Promise<boolean> {
  try {
    return (await send(server.url, { ...requestOf(payments.finish, { id }), token })).status === 200
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

test('after a kill between the bank and the credit, whoever agreed is charged once and credited once', async () => {
  const players = await Promise.all(
    Array.from({ length: ASKED }, (_, index) => verified(server, `Ben B${'abcdef'[index]}`, [])),
  )
  const questions = await Promise.all(players.map(beginAsking))
  const before = stripe.charges.length
  // The last one closes the browser over the question.
  for (const { confirmation } of questions.slice(0, -1)) await stripe.agree(confirmation)
  const finishing = players.slice(0, -1).map((player, index) => finishes(player, questions[index]?.id ?? ''))
  await setTimeout(Math.random() * WITHIN_MS)
  await server.kill()
  await Promise.all(finishing)
  await server.restart()
  await stripe.tell(server.url)
  await server.setClock(new Date(Date.now() + 24 * 60 * MINUTE))
  expect(stripe.charges.length - before).toBe(ASKED - 1)
  for (const [index, { token }] of players.entries())
    expect((await selfOf(server, token)).credits).toBe(index < ASKED - 1 ? WELCOME + PACKAGE.point : WELCOME)
  expect(await server.operator('balances')).toContain('Everything adds up.')
  expect(server.errors()).toEqual([])
})
