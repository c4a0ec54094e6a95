import { type CreditPackage, packageWords } from '@gauntlet/contract/credits/endpoints'
import { payments, paymentTexts } from '@gauntlet/contract/payments/endpoints'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.tsx'
import { type CardHandle, CardShape } from './card.tsx'
import { PackChoice } from './pack-choice.tsx'
import { proposed } from './public/packs.ts'
import { SandboxCard } from './sandbox-card.tsx'
import { Waiting } from './waiting.tsx'
import * as texts from './texts.ts'
import { rich } from '../../ui/rich.tsx'

const StripeCard = lazy(() => import('./stripe-card.tsx'))
const refuse = (text: string) => toast(text, { danger: true })
/** The server was not reached, or did not hear from the provider: the payment may still go through. */
const isUnclear = ({ status }: CallError) => status === 0 || status >= 500

interface PurchaseProps {
  packages: readonly CreditPackage[]
  publishableKey: string | null
  sandbox: boolean
}

/** The price and the card. */
export function Purchase({ packages, publishableKey, sandbox }: PurchaseProps) {
  const { credits } = useSelf()
  const [chosen, setChosen] = useState(proposed(packages)?.id ?? '')
  const [missing, setMissing] = useState(false)
  const [paying, setPaying] = useState(false)
  const [unclear, setUnclear] = useState(false)
  const [bought, setBought] = useState<readonly string[]>([])
  const card = useRef<CardHandle>(null)
  const { run } = useAction(payments.pay, { success: false })
  const { run: finish } = useAction(payments.finish, { success: false })

  /** Takes the player through the bank's question; answers with the outcome of the payment. */
  async function confirm({ id, confirmation }: { id: string; confirmation: string }) {
    await card.current?.askBank({ id, confirmation })
    return finish({ id })
  }

  async function pay({ amount, point }: CreditPackage) {
    // Nobody takes payments here, or the provider's script has not loaded.
    if (!card.current) return refuse(paymentTexts.keyMissing)
    const token = await card.current.token()
    if (token === undefined) return refuse(paymentTexts.badCard)
    const outcome = await run({ amount, point, token, confirm: 1 })
    if (outcome instanceof CallError) return setUnclear(isUnclear(outcome))
    const { id, confirmation } = outcome.payload
    const ended = confirmation === null ? outcome : await confirm({ id, confirmation })
    if (ended instanceof CallError) return setUnclear(isUnclear(ended))
    toast(paymentTexts.done)
    // An empty form: the next press is another purchase.
    setChosen('')
    return setBought([...bought, id])
  }

  const pack = packages.find(({ id }) => id === chosen)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(!pack)
    if (!pack || paying) return
    setPaying(true)
    setUnclear(false)
    try {
      await pay(pack)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      refuse(error.message)
    } finally {
      setPaying(false)
    }
  }

  const last = bought.at(-1)
  return (
    <form className="stack buy-form" noValidate onSubmit={event => void submit(event)}>
      {!paying && <Waiting />}
      <PackChoice
        packages={packages}
        chosen={chosen}
        missing={missing}
        choose={id => {
          setChosen(id)
          setMissing(false)
        }}
      />
      {sandbox && <SandboxCard key={bought.length} ref={card} />}
      {publishableKey !== null && (
        <Suspense fallback={<CardShape />}>
          <StripeCard key={bought.length} ref={card} publishableKey={publishableKey} />
        </Suspense>
      )}
      {publishableKey === null && !sandbox && <p className="soft">{texts.creditsCannotBeBoughtHere}</p>}
      {unclear && <p className="form-error">{paymentTexts.unclear}</p>}
      {/* Only until the next purchase is begun: the receipt is not of that one. */}
      {last !== undefined && chosen === '' && (
        <p className="small">
          {rich(texts.thankYouYourReceiptWent, {
            link: <Link to={fill(paths.purchase, { id: last })} />,
          })}
        </p>
      )}
      <div className="act-bar">
        {pack && (
          <p className="buy-sum numbers">
            <strong>{packageWords(pack)}</strong>
            <span className="soft small">
              {rich(texts.thenYouHave, { n: <strong>{(credits ?? 0) + pack.point}</strong> })}
            </span>
          </p>
        )}
        <button type="submit" className="button main" disabled={paying}>
          {paying ? texts.paying : texts.buyNow}
        </button>
      </div>
    </form>
  )
}
