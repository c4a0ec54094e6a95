import { payments } from '@gauntlet/contract/payments'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripePayments } from '../../platform/payments/stripe.ts'
import { openTestApp, selfOf } from '../../testing/app.ts'
import { openStripeServer, stripeKeys } from '../../testing/stripe.ts'
import { addCredits } from '../credits/ledger.ts'

const PACKAGES = [
  { amount: 5, point: 50 },
  { amount: 10, point: 110 },
]
const MINUTE = 60_000
const OPERATIONS = 1000

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

test(`after ${OPERATIONS} random operations the ledger's sum is the balance that Ada sees`, async () => {
  const stripe = await openStripeServer()
  const app = await openTestApp(stripeKeys, { payments: stripePayments(stripe.settings) })
  const ada = await app.player('Ada Ace')
  const { services } = app.app
  const charged = () => [...stripe.intents.values()].filter(({ status }) => status === 'succeeded')
  const hear = async (at: number) => {
    const paid = charged()
    const intent = paid[at % paid.length]
    if (!intent) return
    const event = stripe.event('charge.updated', { object: 'charge', payment_intent: intent.id })
    await app.send({ method: 'POST', path: '/stripes/webhook', ...event })
  }
  let tokens = 0

  async function perform(act: fc.ArbitraryValue<typeof operation>) {
    const paid = charged()
    const intent = 'pick' in act ? paid[act.pick % paid.length] : undefined
    if (act.kind === 'buy') {
      app.clock.advance(MINUTE)
      const pack = PACKAGES[act.pick % PACKAGES.length]
      const input = { ...pack, token: `${act.card}_${++tokens}` }
      const sent = pack ? Array.from({ length: act.twice ? 2 : 1 }, () => ({ ...input, ...pack })) : []
      await Promise.all(sent.map(each => app.call(payments.pay, each, ada)))
    } else if (act.kind === 'spend') {
      const points = -(act.pick % 3)
      await app.db.transaction(tx => addCredits(tx, services, { userId: ada.id, points, reason: 'issue', cause: null }))
    } else if (act.kind === 'refund' && intent?.latest_charge)
      stripe.refund(intent, Math.max(intent.latest_charge.amount_refunded, (intent.amount * act.share) / 4))
    else if (act.kind === 'dispute' && intent) stripe.dispute(intent, act.status)
    else if (act.kind === 'event') await hear(act.pick)
    else await app.app.settle()
  }

  try {
    const [operations = []] = fc.sample(fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS }), {
      numRuns: 1,
      seed: 7,
    })
    for (const act of operations) await perform(act)
    const rows = (sql: string) => app.db.session(session => session.run(sql, [ada.id]))
    const [ledger] = await rows('select sum(points)::int as sum from credit_entries where user_id = $1')
    expect((await selfOf(app, ada)).credits).toBe(ledger?.['sum'])
    // Whatever was charged was credited once, and nothing else was.
    const credited = await rows("select cause from credit_entries where user_id = $1 and reason = 'purchase'")
    expect(credited.map(({ cause }) => cause).sort()).toEqual([...stripe.charges].sort())
    expect(stripe.charges.length).toBeGreaterThan(10)
  } finally {
    await app.close()
    await stripe.close()
  }
})
