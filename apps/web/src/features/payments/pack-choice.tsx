import { type CreditPackage, packageWords } from '@gauntlet/contract/credits/endpoints'
import { paymentTexts } from '@gauntlet/contract/payments/endpoints'
import { useId } from 'react'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'
import { bestValue, centsEach } from './public/packs.ts'
import * as texts from './texts.ts'

/** The packs of credits side by side: how many, for how much, and what one of them costs. */
export function PackChoice({
  packages,
  chosen,
  missing,
  choose,
}: {
  packages: readonly CreditPackage[]
  chosen: string
  /** None is chosen, and one has to be. */
  missing: boolean
  choose: (id: string) => void
}) {
  const id = useId()
  const best = bestValue(packages)
  return (
    <div className="field" role="radiogroup" aria-labelledby={id} aria-describedby={`${id}hint`}>
      <div className="row between">
        <span className="form-legend" id={id}>
          {texts.howManyCredits}
        </span>
        <span className={missing ? 'error' : 'hint'} id={`${id}hint`}>
          {chosen === '' && paymentTexts.selectPrice}
        </span>
      </div>
      <div className="packs">
        {packages.map(pack => (
          <label key={pack.id} className="pack">
            <input
              type="radio"
              className="pack-dot"
              name={id}
              aria-label={packageWords(pack)}
              checked={pack.id === chosen}
              onChange={() => choose(pack.id)}
            />
            <strong className="pack-credits numbers">{pack.point}</strong>
            <span className="small">{plural(texts.creditsOf, pack.point)}</span>
            <strong className="pack-price numbers">${pack.amount}</strong>
            <span className="soft small numbers">{say(texts.centsEach, { cents: centsEach(pack) })}</span>
            {pack === best && <span className="pack-best">{texts.bestValue}</span>}
          </label>
        ))}
      </div>
    </div>
  )
}
