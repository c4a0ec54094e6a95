import { payments } from '@gauntlet/contract/payments/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripePayments } from '../../platform/payments/stripe.ts'
import { openTestApp, type Player, selfOf, type TestApp } from '../../testing/app.ts'
import { openStripeServer, type StripeServer, stripeKeys } from '../../testing/stripe.ts'
import { addCredits } from '../credits/ledger.ts'

const PACKAGES = [
  { amount: 5, point: 50 },
  { amount: 10, point: 110 },
] as const

const pick = fc.nat()
const operation = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    card: fc.constantFrom('pm_good', 'pm_declined'),
    pick,
    twice: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('spend' as const), pick }),
  fc.record({ kind: fc.constant('refund' as const), pick, share: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    kind: fc.constant('dispute' as const),
    pick,
    status: fc.constantFrom('needs_response' as const, 'lost' as const, 'won' as const),
  }),
  fc.record({ kind: fc.constant('event' as const), pick }),
  fc.record({ kind: fc.constant('job' as const) }),
)

type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

let stripe: StripeServer
let app: TestApp
let ada: Player
beforeAll(async () => {
  stripe = await openStripeServer()
  app = await openTestApp(stripeKeys, { payments: stripePayments(stripe.settings) })
  ada = await app.player('Ada Ace')
})
afterAll(async () => {
  await app?.close()
  await stripe?.close()
})

const charged = () => [...stripe.intents.values()].filter(({ status }) => status === 'succeeded')
const rows = (sql: string) => app.db.session(session => session.run(sql, [ada.id]))
let tokens = 0

async function hear(intent: ReturnType<typeof charged>[number]) {
  const event = stripe.event('charge.updated', { object: 'charge', payment_intent: intent.id })
  await app.send({ method: 'POST', path: '/stripes/webhook', ...event })
}

async function press(pack: (typeof PACKAGES)[number], card: string, times: number) {
  app.clock.advance(MINUTE)
  const presses = Array.from({ length: times }, () => ({ ...pack, token: `${card}_${++tokens}` }))
  await Promise.all(presses.map(input => app.call(payments.pay, input, ada)))
}

async function perform(act: Operation) {
  const paid = charged()
  const intent = 'pick' in act ? paid[act.pick % paid.length] : undefined
  if (act.kind === 'buy') await press(PACKAGES[act.pick % 2] ?? PACKAGES[0], act.card, act.twice ? 2 : 1)
  else if (act.kind === 'spend')
    await app.db.transaction(tx =>
      addCredits(tx, app.app.services, {
        userId: ada.id,
        points: -1 - (act.pick % 3),
        reason: 'issue',
        cause: null,
      }),
    )
  else if (act.kind === 'refund' && intent?.latest_charge)
    stripe.refund(intent, Math.max(intent.latest_charge.amount_refunded, (intent.amount * act.share) / 4))
  else if (act.kind === 'dispute' && intent) stripe.dispute(intent, act.status)
  else if (act.kind === 'event' && intent) await hear(intent)
  else if (act.kind === 'job') await app.app.settle()
}

const HUNDREDS = Array.from({ length: 10 }, (_, index) => index + 1)

test.each(HUNDREDS)("after %i hundred random operations the ledger's sum is the balance that Ada sees", async seed => {
  const hundred = fc.array(operation, { minLength: 100, maxLength: 100 })
  const [operations = []] = fc.sample(hundred, { numRuns: 1, seed })
  for (const act of operations) await perform(act)
  const [ledger] = await rows('select sum(points)::int as sum from credit_entries where user_id = $1')
  expect((await selfOf(app, ada)).credits).toBe(ledger?.['sum'])
  // Whatever was charged was credited once, and nothing else was.
  const credited = await rows("select cause from credit_entries where user_id = $1 and reason = 'purchase'")
  expect(credited.map(({ cause }) => String(cause)).toSorted()).toEqual(stripe.charges.toSorted())
  expect(stripe.charges.length).toBeGreaterThan(seed)
})
