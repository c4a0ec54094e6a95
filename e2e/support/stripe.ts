import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const program = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'testing', 'stripe-process.ts')

/** By our ids of the payment and of the paying player. */
export interface Charge {
  payment: string
  player: string
}

/** A server that behaves like Stripe's API, on this machine. */
export interface StripeDouble {
  /** Its address; a browser knows it under the name of Stripe's. */
  readonly url: string
  /** The environment of a server that takes it for Stripe. */
  readonly env: Record<string, string>
  /** Every charge that was made, told before it is answered. */
  readonly charges: readonly Charge[]
  /** The player confirms to the bank, with the secret of the payment, that they are the one who pays. */
  agree(secret: string): Promise<void>
  /** Refunds the latest charge. */
  refund(): Promise<void>
  /** Sends the webhook of the server at `url` every event that it has not accepted yet, each twice. */
  tell(url: string): Promise<void>
  close(): Promise<void>
}

type Started = { url: string; keys: Record<string, string> }
const isStarted = (value: unknown): value is Started =>
  typeof value === 'object' && value !== null && 'url' in value && 'keys' in value

const isCharge = (value: unknown): value is Charge =>
  typeof value === 'object' && value !== null && 'payment' in value && 'player' in value

export async function startStripe(): Promise<StripeDouble> {
  const child = fork(program, { execArgv: ['--disable-warning=ExperimentalWarning'] })
  const gone = once(child, 'exit')
  const [started]: unknown[] = await once(child, 'message')
  if (!isStarted(started)) throw new Error(`Stripe's double said ${JSON.stringify(started)}`)
  const charges: Charge[] = []
  let answered = Promise.withResolvers<void>()
  child.on('message', (message: object) => {
    if ('charged' in message && isCharge(message.charged)) charges.push(message.charged)
    if ('done' in message) answered.resolve()
    if ('failed' in message) answered.reject(new Error(String(message.failed)))
  })
  function order(what: object): Promise<void> {
    answered = Promise.withResolvers()
    child.send(what)
    return answered.promise
  }

  return {
    url: started.url,
    env: { ...started.keys, STRIPE_API_URL: started.url },
    charges,
    agree: secret => order({ agree: secret }),
    refund: () => order({ refund: 'last' }),
    tell: url => order({ tell: `${url}/api/stripes/webhook` }),
    async close() {
      if (child.connected) child.disconnect()
      await gone
    },
  }
}
