import { type EmailLink, sessions } from '@gauntlet/contract/sessions'
import type { ReactNode } from 'react'
import { call, session } from '../api/api.ts'
import type { CallError } from '../api/client.ts'
import { useLoad } from '../api/use-load.ts'
import { paths } from '../paths.ts'
import { useStore } from '../ui/store.ts'
import { Link } from './link.tsx'

/** The link was not judged: another try may go well. */
const mayPass = ({ status }: CallError) => status === 0 || status === 429 || status >= 500

/** On from a link that has nothing more to do. */
export function Onward({ to = paths.dashboard }: { to?: string }) {
  const signedIn = useStore(session) !== undefined
  return (
    <Link className="button main wide" href={signedIn ? to : paths.login}>
      {signedIn ? 'Continue' : 'Sign In'}
    </Link>
  )
}

/**
 * What an e-mailed link would do, for the page behind it to offer. Opening the page does nothing, since mail programs
 * open links by themselves.
 */
export function LookAtLink({ token, children }: { token: string; children: (link: EmailLink) => ReactNode }) {
  const account = useStore(session)?.id ?? ''
  const { data, error, busy, again } = useLoad(`${account} ${token}`, signal =>
    call(sessions.viewLink, { token }, { signal }),
  )
  if (error)
    return (
      <>
        <p className="form-error" role="alert">
          {error.message}
        </p>
        {mayPass(error) ? (
          <button type="button" className="button wide" onClick={again}>
            Try Again
          </button>
        ) : (
          <Onward />
        )}
      </>
    )
  return data && !busy ? children(data.payload) : <output>One moment. We are looking at your link.</output>
}
