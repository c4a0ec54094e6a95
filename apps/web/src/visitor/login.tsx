import { useEffect } from 'react'
import { session } from '../api/api.ts'
import type { Session } from '../api/session.ts'
import { settleCookie } from '../api/settle-cookie.ts'
import { Link } from '../ui/link.tsx'
import { beginAt, useAddress } from '../ui/router.ts'
import { Frame } from './frame.tsx'
import { LoginForm } from './login-form.tsx'
import { PurposeLine } from './purpose-line.tsx'
import { keepReturn, returnTo, signUpFrom } from './return-to.ts'
import * as texts from './texts.ts'

export { ready } from './purpose-line.tsx'

function enter(opened: Session) {
  const back = returnTo(location.search)
  // A registration that waits to be confirmed comes back there only then.
  keepReturn(back)
  if (back !== undefined) beginAt(back)
  session.set(opened)
}

export default function Login() {
  useEffect(() => void settleCookie(), [])
  const { search } = useAddress()
  const back = returnTo(search)
  return (
    <Frame title={texts.signIn}>
      {back === undefined ? (
        <p className="soft">{texts.yourNextMatchWaits}</p>
      ) : (
        <PurposeLine search={search} words={texts.signInToPurpose} roomy />
      )}
      <LoginForm enter={enter} back={back} />
      <nav className="visitor-foot" aria-label={texts.account}>
        <span>
          {texts.newHere} <Link to={signUpFrom(back)}>{texts.signUp}</Link>
        </span>
      </nav>
    </Frame>
  )
}
