import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { loginInput } from '@gauntlet/contract/sessions/forms'
import { lazy, Suspense, useEffect, useState } from 'react'
import { call, session } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import type { Session } from '../api/session.ts'
import { settleCookie } from '../api/settle-cookie.ts'
import { signInWithAPasskey } from '../api/texts.ts'
import { TextField } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { beginAt, useAddress } from '../ui/router.ts'
import { Frame } from './frame.tsx'
import { forgotFrom, keepReturn, returnTo, signUpFrom } from './return-to.ts'
import { PurposeLine } from './purpose-line.tsx'
import { useForm } from '../api/use-form.ts'
import * as texts from './texts.ts'
import { FormError } from '../ui/form-error.tsx'

export { ready } from './purpose-line.tsx'

// Not needed at first, and more than the page may weigh.
const CodeField = lazy(() => import('../api/code-field.tsx'))
const PasskeyButton = lazy(() => import('../api/passkey-button.tsx'))
/** Nearly every browser has them: the page that the server writes has room for the button. */
const hasPasskeys = typeof document === 'undefined' || 'PublicKeyCredential' in globalThis

/** Stands where the button will: nothing moves as it comes. */
const PasskeysCome = () => (
  <button type="button" className="button wide" inert>
    {signInWithAPasskey}
  </button>
)

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
  const [asksCode, setAsksCode] = useState(false)
  const { errors, refused, busy, submit, forget } = useForm(loginInput, async values => {
    try {
      enter((await call(sessions.login, values)).payload)
    } catch (error) {
      // The password was right: the code is the next step, not a mistake.
      if (!asksCode && error instanceof CallError && 'code' in error.errors) setAsksCode(true)
      else throw error
    }
  })
  return (
    <Frame title={texts.signIn}>
      {back !== undefined && <PurposeLine search={search} words={texts.signInToPurpose} />}
      <form noValidate onSubmit={event => void submit(event, {})} onInput={forget}>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username webauthn"
          error={errors['email']}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          error={errors['password']}
        />
        <Suspense>{asksCode && <CodeField error={errors['code']} />}</Suspense>
        <FormError>{refused}</FormError>
        <button type="submit" className="button main wide" disabled={busy}>
          {texts.signIn}
        </button>
        {hasPasskeys && !asksCode && (
          <Suspense fallback={<PasskeysCome />}>
            <PasskeyButton enter={enter} />
          </Suspense>
        )}
      </form>
      <nav className="visitor-foot" aria-label={texts.account}>
        <Link to={forgotFrom(back)}>{texts.forgotPassword}</Link>
        <span>
          {texts.newHere} <Link to={signUpFrom(back)}>{texts.signUp}</Link>
        </span>
      </nav>
    </Frame>
  )
}
