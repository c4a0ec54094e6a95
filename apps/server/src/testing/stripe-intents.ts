/** A payment as Stripe keeps it. */
export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  client_secret: string
  /** Our ids of the payment and of the paying player. */
  metadata: { payment: string; player: string }
  last_payment_error: { code: string; decline_code?: string } | null
  latest_charge: {
    id: string
    object: 'charge'
    amount_refunded: number
    disputed: boolean
    payment_method_details: { card: { brand: string; last4: string } }
  } | null
}
export type Reply = { status: number; body: object }

export const fail = (status: number, error: object): Reply => ({ status, body: { error } })
const movedOn = () => fail(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' })

/** How cards end, by the start of the payment method. */
const DECLINES: Record<string, string> = { pm_declined: 'generic_decline', pm_poor: 'insufficient_funds' }
/** The test cards that a browser may make a payment method of. */
const CARDS: Record<string, string> = {
  '4242424242424242': 'pm_good',
  '4000000000000002': 'pm_declined',
  '4000000000009995': 'pm_poor',
  '4000002500003155': 'pm_asks',
}

/** The payments of a server that behaves like Stripe's API. */
export function openIntents(onCharge: (intent: Intent) => void) {
  const intents = new Map<string, Intent>()
  const used = new Set<string>()
  let count = 0

  function charge(intent: Intent): Reply {
    intent.status = 'succeeded'
    intent.latest_charge = {
      id: `ch_${++count}`,
      object: 'charge',
      amount_refunded: 0,
      disputed: false,
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    }
    onCharge(intent)
    return { status: 200, body: intent }
  }

  function refuse(intent: Intent, error: NonNullable<Intent['last_payment_error']>): Reply {
    intent.status = 'requires_payment_method'
    intent.last_payment_error = error
    return fail(402, { type: 'card_error', ...error })
  }

  function confirm(intent: Intent, form: URLSearchParams): Reply {
    const method = form.get('payment_method') ?? ''
    if (intent.status !== 'requires_payment_method') return movedOn()
    if (!/^pm_(good|declined|poor|asks)/.test(method) || used.has(method))
      return fail(400, { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method' })
    used.add(method)
    const decline = Object.entries(DECLINES).find(([start]) => method.startsWith(start))?.[1]
    if (decline !== undefined) return refuse(intent, { code: 'card_declined', decline_code: decline })
    if (!method.startsWith('pm_asks')) return charge(intent)
    if (form.get('error_on_requires_action') === 'true') return refuse(intent, { code: 'authentication_required' })
    // Without Stripe's script the bank's answer has to lead back to somewhere.
    if (form.get('use_stripe_sdk') !== 'true')
      return fail(400, { type: 'invalid_request_error', code: 'parameter_missing', param: 'return_url' })
    intent.status = 'requires_action'
    return { status: 200, body: intent }
  }

  function create(form: URLSearchParams): Reply {
    const id = `pi_${++count}`
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${count}`,
      metadata: { payment: form.get('metadata[payment]') ?? '', player: form.get('metadata[player]') ?? '' },
      last_payment_error: null,
      latest_charge: null,
    }
    intents.set(id, intent)
    return { status: 200, body: intent }
  }

  function cancel(intent: Intent): Reply {
    if (intent.status === 'succeeded' || intent.status === 'canceled') return movedOn()
    intent.status = 'canceled'
    return { status: 200, body: intent }
  }

  return {
    intents,
    /** The calls of the server: to make a payment, confirm it, end it or look it up. */
    act(method: string, id: string, verb: string, form: URLSearchParams): Reply {
      if (method === 'POST' && id === '') return create(form)
      const intent = intents.get(id)
      if (!intent) return fail(404, { type: 'invalid_request_error', code: 'resource_missing' })
      if (verb === 'confirm') return confirm(intent, form)
      return verb === 'cancel' ? cancel(intent) : { status: 200, body: intent }
    },
    /** The calls of the browser, with the publishable key among the fields. */
    makeMethod(form: URLSearchParams): Reply {
      const start = CARDS[form.get('card[number]')?.replace(/\s/g, '') ?? '']
      if (start === undefined) return fail(402, { type: 'card_error', code: 'incorrect_number' })
      return { status: 200, body: { id: `${start}_${++count}`, object: 'payment_method', type: 'card' } }
    },
    /** The player's answer to the bank, for which the browser needs the secret. */
    answerBank(secret: string, agree: boolean): Reply {
      const intent = [...intents.values()].find(({ client_secret }) => client_secret === secret)
      if (!intent) return fail(404, { type: 'invalid_request_error', code: 'resource_missing' })
      if (intent.status !== 'requires_action') return movedOn()
      return agree ? charge(intent) : refuse(intent, { code: 'payment_intent_authentication_failure' })
    },
    /** With the secret, a browser may pay what failed with another card. */
    payAgain: (intent: Intent, method: string): Reply =>
      confirm(intent, new URLSearchParams({ payment_method: method })),
  }
}
