import { credits, packageWords } from '@gauntlet/contract/credits/endpoints'
import { useRow } from '../api/use-load.ts'
import { bestValue, centsEach } from '../features/payments/public/packs.ts'
import { Suspense } from 'react'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { partOf } from '../ui/part.tsx'
import { say } from '../ui/say.ts'
import { Band } from './band.tsx'
import { signInFrom, signUpFrom } from './return-to.ts'
import './prices.css'
import '../ui/card.css'
import * as texts from './prices/texts.ts'
import { tryAgain } from './texts.ts'

const toStore = signUpFrom(paths.store)

// a file of its own, so that no other page loads it
const { Part: CostsTold, load } = partOf(
  async () => (await import('../features/payments/public/costs-told.tsx')).CostsTold,
)
export const ready = load()

/** Credits belong to a player, so a visitor signs in first; their price is no secret. */
export default function PaymentForm() {
  const { data, error, again } = useRow(credits.packages, {})
  const best = bestValue(data?.payload ?? [])
  return (
    <Band title={texts.buyCreditsTitle} about={<p>{texts.whatCreditsPayFor}</p>} signIn={signInFrom(paths.store)}>
      {data && (
        <section className="stack section">
          <h2>{texts.packsOfCredits}</h2>
          <ul className="prices">
            {data.payload.map(pack => (
              <li key={pack.id}>
                <Link to={toStore}>
                  <span className="visually-hidden">{packageWords(pack)}</span>
                  <span className="price-points numbers" aria-hidden="true">
                    {pack.point}
                  </span>
                  <span className="small" aria-hidden="true">
                    {texts.credits}
                  </span>
                  <strong className="numbers" aria-hidden="true">
                    ${pack.amount}
                  </strong>
                  <span className="soft small numbers">{say(texts.centsEach, { cents: centsEach(pack) })}</span>
                  {pack === best && <span className="prices-best">{texts.bestValue}</span>}
                </Link>
              </li>
            ))}
          </ul>
          <Link className="button main prices-way" to={toStore}>
            {texts.signUpToBuy}
          </Link>
        </section>
      )}
      <Suspense>
        <CostsTold />
      </Suspense>
      {error && (
        <p role="alert">
          {error.message}{' '}
          <button type="button" className="button small" onClick={again}>
            {tryAgain}
          </button>
        </p>
      )}
    </Band>
  )
}
