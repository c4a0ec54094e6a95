import { type CreditPackage, credits, packageWords } from '@gauntlet/contract/credits'
import { payments, paymentTexts } from '@gauntlet/contract/payments'
import { profiles } from '@gauntlet/contract/profiles'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Stat } from '../../ui/stat.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import type { CardHandle } from './card.ts'
import { SandboxCard } from './sandbox-card.tsx'
import './payments.css'

const StripeCard = lazy(() => import('./stripe-card.tsx'))
const refuse = (text: string) => toast(text, { danger: true })

/** The balance, the price and the card. */
export function BuyForm() {
  const packages = useApi(credits.packages, {})
  const info = useApi(profiles.info, {})
  const error = packages.error ?? info.error
  const again = () => {
    void packages.refetch()
    void info.refetch()
  }
  if (packages.data && info.data) {
    const { payment_key, payment_sandbox } = info.data.payload
    return <Purchase packages={packages.data.payload} publishableKey={payment_key} sandbox={payment_sandbox === 1} />
  }
  return error ? <ErrorState error={error} retry={again} /> : <SkeletonList rows={3} />
}

interface PurchaseProps {
  packages: readonly CreditPackage[]
  publishableKey: string | null
  sandbox: boolean
}

function Purchase({ packages, publishableKey, sandbox }: PurchaseProps) {
  const { credits: balance } = useSelf()
  const [chosen, setChosen] = useState('')
  const [missing, setMissing] = useState(false)
  const [paying, setPaying] = useState(false)
  const [bought, setBought] = useState(0)
  const card = useRef<CardHandle>(null)
  const { run } = useAction(payments.pay)

  async function pay({ amount, point }: CreditPackage) {
    if (publishableKey === null && !sandbox) return refuse(paymentTexts.keyMissing)
    const token = await card.current?.token()
    if (token === undefined) return refuse(paymentTexts.badCard)
    const outcome = await run({ amount, point, token })
    if (outcome instanceof CallError) return undefined
    // An empty form: the next press is another purchase.
    setChosen('')
    return setBought(bought + 1)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const pack = packages.find(({ id }) => id === chosen)
    setMissing(!pack)
    if (!pack || paying) return
    setPaying(true)
    try {
      await pay(pack)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      refuse(error.message)
    } finally {
      setPaying(false)
    }
  }

  return (
    <Card className="buy-card">
      <Stat label="Your credits" value={balance ?? 0} />
      <form className="stack buy-form" noValidate onSubmit={event => void submit(event)}>
        <SelectField
          label="Price"
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value)
            setMissing(false)
          }}
          error={missing ? paymentTexts.selectPrice : undefined}
        >
          <option value="">{paymentTexts.selectPrice}</option>
          {packages.map(pack => (
            <option key={pack.id} value={pack.id}>
              {packageWords(pack)}
            </option>
          ))}
        </SelectField>
        {sandbox && <SandboxCard key={bought} ref={card} />}
        {publishableKey !== null && (
          <Suspense fallback={<div className="stripe-card skeleton" />}>
            <StripeCard key={bought} ref={card} publishableKey={publishableKey} />
          </Suspense>
        )}
        {publishableKey === null && !sandbox && <p className="soft">Credits cannot be bought here at the moment.</p>}
        <button type="submit" className="button main wide" disabled={paying}>
          {paying ? 'Paying…' : 'Buy Now'}
        </button>
      </form>
    </Card>
  )
}
