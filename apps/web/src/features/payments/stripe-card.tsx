import { callTexts } from '@gauntlet/contract/envelope'
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useImperativeHandle, useState } from 'react'
import { CallError } from '../../api/client.ts'
import { ErrorState } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { chosenTheme } from '../../ui/theme.ts'
import type { CardProps } from './card.ts'

/** Stripe draws its fields in a frame of its own, which sees none of our styles. */
function fieldStyle() {
  const { color, fontFamily } = getComputedStyle(document.body)
  return { base: { color, fontFamily, fontSize: '16px', iconColor: color, '::placeholder': { color } } }
}

/** The card form of Stripe: what is typed goes to Stripe and never through our server. Loaded only where it is used. */
export default function StripeCard({ ref, publishableKey }: CardProps & { publishableKey: string }) {
  const [stripe, setStripe] = useState<Stripe | null>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let left = false
    const keep = (loaded: Stripe | null) => !left && setStripe(loaded)
    loadStripe(publishableKey).then(keep, () => keep(null))
    return () => {
      left = true
    }
  }, [publishableKey, tries])
  if (stripe === undefined) return <div className="stripe-card skeleton" aria-label="Loading the card form" />
  if (stripe === null) return <ErrorState title={callTexts.somethingWrong} retry={() => setTries(tries + 1)} />
  return (
    <Elements stripe={stripe}>
      <Fields ref={ref} />
    </Elements>
  )
}

function Fields({ ref }: CardProps) {
  const stripe = useStripe()
  const elements = useElements()
  const theme = useStore(chosenTheme)
  useImperativeHandle(ref, () => ({
    async token() {
      const card = elements?.getElement(CardElement)
      if (!stripe || !card) throw new CallError(0, callTexts.somethingWrong)
      const { paymentMethod } = await stripe.createPaymentMethod({ type: 'card', card })
      return paymentMethod?.id
    },
  }))
  return (
    <div className="field">
      <span>Card Details</span>
      <div className="stripe-card control">
        <CardElement key={theme ?? 'system'} options={{ style: fieldStyle() }} />
      </div>
    </div>
  )
}
