import { credits, packageWords } from '@gauntlet/contract/credits/endpoints'
import { call } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { paths } from '../paths.ts'
import { Frame } from './frame.tsx'
import { Link } from '../ui/link.tsx'

/** Credits belong to a player, so a visitor signs in first; their price is no secret. */
export default function PaymentForm() {
  const { data, error, again } = useLoad('packages', signal => call(credits.packages, {}, { signal }))
  return (
    <Frame title="Buy Credits">
      <p>Sign in first: credits belong to a player.</p>
      {data && (
        <ul>
          {data.payload.map(pack => (
            <li key={pack.id}>{packageWords(pack)}</li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert">
          {error.message}{' '}
          <button type="button" className="button small" onClick={again}>
            Try Again
          </button>
        </p>
      )}
      <Link className="button main wide" to={paths.login}>
        Sign In
      </Link>
      <Link className="button wide" to={paths.register}>
        Sign Up
      </Link>
    </Frame>
  )
}
