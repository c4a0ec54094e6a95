import { sessions } from '@gauntlet/contract/sessions'
import { useEffect, useState } from 'react'
import { call, session } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import { paths } from '../paths.ts'
import { useStore } from '../ui/store.ts'
import { Frame } from './frame.tsx'
import { Link } from './link.tsx'
import { keptReturn } from './return-to.ts'

interface Outcome {
  verified: boolean
  message: string | undefined
  /** The link was not judged: another try may go well. */
  mayPass: boolean
}

/** One call for a link, however often the page is drawn: the link works once. */
const calls = new Map<string, Promise<Outcome>>()
function verify(token: string): Promise<Outcome> {
  const known = calls.get(token)
  if (known) return known
  const made = call(sessions.verify, { token }).then(
    ({ message }) => ({ verified: true, message, mayPass: false }),
    (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      const mayPass = error.status === 0 || error.status === 429 || error.status >= 500
      if (mayPass) calls.delete(token)
      return { verified: false, message: error.message, mayPass }
    },
  )
  calls.set(token, made)
  return made
}

/** The page behind the link of a verification e-mail, whoever is signed in. */
export default function Verify({ parts }: { parts: Readonly<Record<string, string>> }) {
  const token = parts['token'] ?? ''
  const [outcome, setOutcome] = useState<Outcome>()
  const signedIn = useStore(session) !== undefined
  // read before the other tab, which goes on by itself, takes it
  const [onward] = useState(() => keptReturn() ?? paths.dashboard)
  useEffect(() => void verify(token).then(setOutcome), [token])
  const again = () => {
    setOutcome(undefined)
    void verify(token).then(setOutcome)
  }
  return (
    <Frame title="Verify Email">
      <output className={outcome && !outcome.verified ? 'form-error' : undefined}>
        {outcome === undefined ? 'One moment. We are verifying your email.' : outcome.message}
      </output>
      {outcome?.mayPass && (
        <button type="button" className="button" onClick={again}>
          Try Again
        </button>
      )}
      {outcome && (
        <Link className="button main" href={signedIn ? onward : paths.login}>
          {signedIn ? 'Continue' : 'Sign In'}
        </Link>
      )}
    </Frame>
  )
}
