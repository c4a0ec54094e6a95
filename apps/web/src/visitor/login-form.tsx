import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { loginInput } from '@gauntlet/contract/sessions/forms'
import { Suspense, useState } from 'react'
import { lazy } from '../ui/part.tsx'
import { call } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import type { Session } from '../api/session.ts'
import { signInWithAPasskey } from '../api/texts.ts'
import { useForm } from '../api/use-form.ts'
import { FormError } from '../ui/form-error.tsx'
import { TextField } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { forgotFrom } from './return-to.ts'
import * as texts from './texts.ts'

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

/** Email and password, or a passkey: whoever has it is told to `enter`. `back` is the screen to go to after that. */
export function LoginForm({ enter, back }: { enter: (opened: Session) => void; back: string | undefined }) {
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
    <form noValidate onSubmit={event => void submit(event, {})} onInput={forget}>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username webauthn"
        error={errors['email']}
      />
      <div className="login-password">
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          error={errors['password']}
        />
        <Link to={forgotFrom(back)}>{texts.forgotPassword}</Link>
      </div>
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
  )
}
