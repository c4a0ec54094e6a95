import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useImperativeHandle, useState } from 'react'
import { ErrorState } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { chosenTheme } from '../../ui/theme.ts'
import { type CardProps, CardShape } from './card.tsx'
import * as texts from './texts.ts'

/** Stripe draws its fields in a frame of its own, which our styles do not reach. */
function fieldStyle() {
  const probe = document.createElement('span')
  document.body.append(probe)
  const colorOf = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const [color, soft, invalid] = [colorOf('--text'), colorOf('--text-soft'), colorOf('--clay')]
  const { fontFamily } = getComputedStyle(probe)
  probe.remove()
  return {
    base: { color, iconColor: soft, fontFamily, fontSize: '16px', '::placeholder': { color: soft } },
    invalid: { color: invalid, iconColor: invalid },
  }
}

/** The card form of Stripe: the card goes to Stripe and never through our server. Loaded only if it is used. */
export default function StripeCard({ ref, publishableKey }: CardProps & { publishableKey: string }) {
  const [stripe, setStripe] = useState<Stripe | null>()
  useEffect(() => {
    if (stripe !== undefined) return undefined
    let left = false
    const keep = (loaded: Stripe | null) => !left && setStripe(loaded)
    loadStripe(publishableKey).then(keep, () => keep(null))
    return () => {
      left = true
    }
  }, [publishableKey, stripe])
  if (stripe === undefined) return <CardShape />
  if (stripe === null) return <ErrorState title={texts.theCardFormCouldNot} retry={() => setStripe(undefined)} />
  return (
    <Elements stripe={stripe}>
      <Fields ref={ref} />
    </Elements>
  )
}

/** In the colours of the theme at the time it is drawn. */
function Frame() {
  const [style] = useState(fieldStyle)
  return <CardElement options={{ style }} />
}

function Fields({ ref }: CardProps) {
  const stripe = useStripe()
  const elements = useElements()
  const theme = useStore(chosenTheme)
  useImperativeHandle(ref, () => ({
    async token() {
      const card = elements?.getElement(CardElement)
      if (!stripe || !card) return undefined
      const { paymentMethod } = await stripe.createPaymentMethod({ type: 'card', card })
      return paymentMethod?.id
    },
    async askBank({ confirmation: clientSecret }) {
      // Stripe tells the server the outcome, also if the question is no longer open.
      await stripe?.handleNextAction({ clientSecret }).catch(() => undefined)
    },
  }))
  return (
    <div className="field">
      <span className="label">{texts.cardDetails}</span>
      <div className="stripe-card control">
        <Frame key={theme ?? 'system'} />
      </div>
    </div>
  )
}
