import { credits, packageWords } from '@gauntlet/contract/credits/endpoints'
import { useRow } from '../api/use-load.ts'
import { paths } from '../paths.ts'
import { Frame } from './frame.tsx'
import { Link } from '../ui/link.tsx'
import * as texts from './texts.ts'

/** Credits belong to a player, so a visitor signs in first; their price is no secret. */
export default function PaymentForm() {
  const { data, error, again } = useRow(credits.packages, {})
  return (
    <Frame title={texts.buyCreditsTitle}>
      <p>{texts.whatCreditsPayFor}</p>
      <p>{texts.signInFirstCreditsBelong}</p>
      {data && (
        <ul className="prices">
          {data.payload.map(pack => (
            <li key={pack.id}>{packageWords(pack)}</li>
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
      <Link className="button main wide" to={paths.login}>
        {texts.signIn}
      </Link>
      <Link className="button wide" to={paths.register}>
        {texts.signUp}
      </Link>
    </Frame>
  )
}
