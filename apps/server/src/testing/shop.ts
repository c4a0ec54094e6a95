import { payments } from '@gauntlet/contract/payments/endpoints'
import { addCredits } from '../features/credits/ledger.ts'
import { stripePayments } from '../platform/payments/stripe.ts'
import { type Answer, openTestApp, type Player, selfOf, type TestApp } from './app.ts'
import { whileTesting } from './opened.ts'
import { openStripeServer, type StripeServer, stripeKeys } from './stripe.ts'

export const WELCOME = 10
export const SMALL = { amount: 5, point: 50 }

/** The app with Stripe as its provider, which a local server plays through the real SDK. */
export interface Shop {
  app: TestApp
  stripe: StripeServer
  /** Somebody new who is called `first`. */
  newcomer(first: string): Promise<Player>
  buy(player: Player, token?: string, pack?: { amount: number; point: number }): Promise<Answer<unknown>>
  /** Pays with a card whose bank asks first. Answers the payment, and what the browser asks the bank with. */
  begin(player: Player): Promise<{ id: string; confirmation: string }>
  /** The player is done with the bank. */
  finish(player: Player, id: string): Promise<Answer<unknown>>
  creditsOf(player: Player): Promise<number | null>
  /** The states of a player's payments, the oldest first. */
  statesOf(player: Player): Promise<unknown[]>
  /** How often a player was charged. */
  chargesOf(player: Player): Promise<number>
  grant(player: Player, points: number): Promise<void>
  /** Sends an event to the webhook, signed unless `headers` say otherwise. */
  hear(type: string, thing: object, headers?: Record<string, string>): Promise<Answer<unknown>>
  close(): Promise<void>
}

let tokens = 0
/** A card that no other payment had; how it ends stands in its start. */
export const card = (start = 'pm_good') => `${start}_${++tokens}`

export const testShop = (): Shop => whileTesting(openShop, shop => shop.close())

async function openShop(): Promise<Shop> {
  const stripe = await openStripeServer()
  // Everything these tests do to Stripe is logged as an error.
  const env = { ...stripeKeys, LOG_LEVEL: 'fatal' }
  const app = await openTestApp(env, { payments: stripePayments(stripe.settings) })
  let named = 0
  const paymentsOf = ({ id }: Player) =>
    app.db.session(session =>
      session.run('select id, state from payments where user_id = $1 order by created_at, id', [id]),
    )
  return {
    app,
    stripe,
    newcomer: first => app.player(`${first} ${String.fromCharCode(65 + named++)}`),
    buy: (player, token = card(), pack = SMALL) => app.call(payments.pay, { ...pack, token, data: {} }, player),
    async begin(player) {
      const input = { ...SMALL, token: card('pm_asks'), confirm: 1 as const }
      const { payload, body } = await app.call(payments.pay, input, player)
      if (!payload?.confirmation) throw new Error(JSON.stringify(body))
      return { id: payload.id, confirmation: payload.confirmation }
    },
    finish: (player, id) => app.call(payments.finish, { id }, player),
    creditsOf: async player => (await selfOf(app, player)).credits,
    statesOf: async player => (await paymentsOf(player)).map(({ state }) => state),
    async chargesOf(player) {
      const ids = (await paymentsOf(player)).map(({ id }) => id)
      return stripe.charges.filter(id => ids.includes(id)).length
    },
    grant: ({ id: userId }, points) =>
      app.db.transaction(tx => addCredits(tx, app.app.services, { userId, points, reason: 'granted', cause: null })),
    hear(type, thing, headers = {}) {
      const event = stripe.event(type, thing)
      return app.send({ method: 'POST', path: '/stripes/webhook', ...event, headers: { ...event.headers, ...headers } })
    },
    async close() {
      await app.close()
      await stripe.close()
    },
  }
}
