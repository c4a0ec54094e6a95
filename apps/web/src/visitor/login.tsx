import { loginInput, sessions } from '@gauntlet/contract/sessions'
import { useEffect, useEffectEvent, useState } from 'react'
import { call, session } from '../api/api.ts'
import { CodeField, hasPasskeys } from '../api/code-field.tsx'
import { CallError } from '../api/client.ts'
import type { Session } from '../api/session.ts'
import { paths } from '../paths.ts'
import { TextField } from '../ui/field.tsx'
import { Frame } from './frame.tsx'
import { Link } from './link.tsx'
import { returnTo } from './return-to.ts'
import { useForm } from '../api/use-form.ts'

const loadPasskeys = () => import('../api/passkeys.ts')
/** What is offered is good for five minutes. */
const OFFER_MS = 4 * 60_000

function enter(opened: Session) {
  const back = returnTo(location.search)
  if (back !== undefined) history.replaceState(null, '', back)
  session.set(opened)
}

/** Passkeys among what the browser fills in, for as long as the page is open, and on a button. */
function PasskeyButton() {
  const [refused, setRefused] = useState<string>()
  const told = useEffectEvent((error: unknown) => {
    if (!(error instanceof CallError)) throw error
    setRefused(error.message)
  })
  useEffect(() => {
    const offer = () =>
      void loadPasskeys()
        .then(({ offerPasskeys }) => offerPasskeys())
        .then(opened => opened && enter(opened), told)
    offer()
    const timer = setInterval(offer, OFFER_MS)
    return () => clearInterval(timer)
  }, [])
  const signIn = async () => {
    setRefused(undefined)
    const { signInWithPasskey } = await loadPasskeys()
    await signInWithPasskey().then(enter, told)
  }
  return (
    <>
      <button type="button" className="button wide" onClick={() => void signIn()}>
        Sign In with a Passkey
      </button>
      <p className="form-error" role="alert">
        {refused}
      </p>
    </>
  )
}

export default function Login() {
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
    <Frame title="Sign In">
      <form noValidate onSubmit={event => void submit(event, {})} onInput={forget}>
        <TextField label="Email" name="email" type="email" autoComplete="username webauthn" error={errors['email']} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors['password']}
        />
        {asksCode && <CodeField error={errors['code']} />}
        <p className="form-error" role="alert">
          {refused}
        </p>
        <button type="submit" className="button main wide" disabled={busy}>
          Sign In
        </button>
        {hasPasskeys && !asksCode && <PasskeyButton />}
      </form>
      <nav className="visitor-foot" aria-label="Account">
        <Link href={paths.forgot}>Forgot Password</Link>
        <Link href={paths.register}>Sign Up</Link>
      </nav>
    </Frame>
  )
}
