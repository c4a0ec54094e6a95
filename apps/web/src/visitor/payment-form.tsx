import { credits, packageWords } from '@gauntlet/contract/credits/endpoints'
import { useRow } from '../api/use-load.ts'
import { centsEach } from '../features/payments/public/packs.ts'
import { say } from '../ui/say.ts'
import { Band, SignUp } from './band.tsx'
import './prices.css'
import * as texts from './texts.ts'

/** Credits belong to a player, so a visitor signs in first; their price is no secret. */
export default function PaymentForm() {
  const { data, error, again } = useRow(credits.packages, {})
  return (
    <Band
      title={texts.buyCreditsTitle}
      about={
        <>
          <p>{texts.whatCreditsPayFor}</p>
          <p>{texts.signInFirstCreditsBelong}</p>
        </>
      }
      ways={<SignUp />}
    >
      {data && (
        <ul className="prices">
          {data.payload.map(pack => (
            <li key={pack.id}>
              <strong>{packageWords(pack)}</strong>
              <span className="soft small numbers">{say(texts.centsEach, { cents: centsEach(pack) })}</span>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert">
          {error.message}{' '}
          <button type="button" className="button small" onClick={again}>
            {texts.tryAgain}
          </button>
        </p>
      )}
    </Band>
  )
}
