// The server that behaves like Stripe's API, in a process of its own: for tests that know no server code. It says what
// happens in messages to its parent, and does what the parent asks for; without its parent it ends.
import { openStripeServer, stripeKeys } from './stripe.ts'

/** Long enough that a kill falls between a charge and its answer. */
const HOLD_MS = 100
/** Stripe's events, each until it was taken. */
const untold: { type: string; thing: object }[] = []
const say = (message: object) => process.send?.(message)

const stripe = await openStripeServer({
  holdMs: HOLD_MS,
  onCharge(intent) {
    untold.push({ type: 'payment_intent.succeeded', thing: intent })
    say({ charged: intent.metadata })
  },
})

/** Each event twice, as Stripe says that it may happen. Throws where one is not taken. */
async function tell(webhook: string): Promise<void> {
  for (let event = untold[0]; event; event = untold[0]) {
    for (const _time of ['first', 'again']) {
      const response = await fetch(webhook, { method: 'POST', ...stripe.event(event.type, event.thing) })
      if (response.status !== 200) throw new Error(`The webhook answered ${response.status}: ${await response.text()}`)
    }
    untold.shift()
  }
}

function refundLast(): void {
  const intent = stripe.last()
  stripe.refund(intent, intent.amount)
  untold.push({ type: 'charge.refunded', thing: { object: 'charge', payment_intent: intent.id } })
}

async function act(order: object): Promise<void> {
  if ('refund' in order) refundLast()
  if ('agree' in order && typeof order.agree === 'string') stripe.answerBank(order.agree, true)
  if ('tell' in order && typeof order.tell === 'string') await tell(order.tell)
}

process.on('message', (order: object) => {
  act(order).then(
    () => say({ done: true }),
    error => say({ failed: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
say({ url: stripe.settings.apiUrl, keys: stripeKeys })
