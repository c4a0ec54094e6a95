import { type EmailLink, sessions, verifyInput } from '@gauntlet/contract/sessions'
import { useState } from 'react'
import { call, session } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import { signOut } from '../api/sign-out.ts'
import { useForm } from '../api/use-form.ts'
import { fill, paths } from '../paths.ts'
import { TextField } from '../ui/field.tsx'
import { useStore } from '../ui/store.ts'
import { LookAtLink, Onward } from './email-link.tsx'
import { Frame } from './frame.tsx'
import { navigate } from './location.ts'
import { keptReturn, signInFrom } from './return-to.ts'
import type { VisitorPage } from './routes.ts'

interface Asked {
  link: EmailLink
  token: string
  confirmed: (message: string | undefined) => void
}

/** Whoever has just typed the password of a registration is signed in with it; if that fails, the way on is Sign In. */
async function signInWith(email: string, password: string): Promise<void> {
  try {
    session.set((await call(sessions.login, { email, password })).payload)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

function Confirm({ link: { kind, email, name, yours }, token, confirmed }: Asked) {
  const { errors, refused, busy, submit, forget } = useForm(verifyInput, async values => {
    const { message } = await call(sessions.verify, values)
    confirmed(message)
    if (values.password !== undefined && session.get() === undefined) await signInWith(email, values.password)
  })
  return (
    <form noValidate onSubmit={event => void submit(event, { token })} onInput={forget}>
      <p>
        {kind === 'change' ? 'Your account gets a new email: ' : `${name} signed up with `}
        <strong className="unbroken">{email}</strong>.
      </p>
      {!yours && (
        <>
          <p className="soft">
            Enter the password that you chose when you signed up. Not you, or not your name? Then leave this page, and
            nothing happens.
          </p>
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={errors['password']}
          />
        </>
      )}
      <p className="form-error" role="alert">
        {refused ?? errors['token']}
      </p>
      <button type="submit" className="button main wide" disabled={busy}>
        <span className="unbroken">Confirm {email}</span>
      </button>
    </form>
  )
}

/** A new e-mail counts only from within the account that asked for it; the link stays good meanwhile. */
function SignInFirst({ link: { email }, token }: Pick<Asked, 'link' | 'token'>) {
  const other = useStore(session) !== undefined
  const signIn = async () => {
    if (other) await signOut()
    navigate(signInFrom(fill(paths.verify, { token })))
  }
  return (
    <>
      <p>
        An account asked to use <strong className="unbroken">{email}</strong> from now on.{' '}
        {other ? 'You are signed in to another one here.' : 'Sign in to it to confirm this. The link stays good.'}
      </p>
      <p className="soft">Was it not you? Then leave this page, and nothing happens.</p>
      <button type="button" className="button main wide" onClick={() => void signIn()}>
        {other ? 'Sign In to That Account' : 'Sign In'}
      </button>
    </>
  )
}

/** The page behind the link of a verification e-mail, whoever is signed in. */
export default function Verify({ parts }: VisitorPage) {
  const token = parts['token'] ?? ''
  const [outcome, setOutcome] = useState<{ message: string | undefined }>()
  // Read before the other tab, which goes on by itself, takes it.
  const [onward] = useState(keptReturn)
  return (
    <Frame title="Verify Email">
      {outcome ? (
        <>
          <output>{outcome.message}</output>
          <Onward {...(onward !== undefined && { to: onward })} />
        </>
      ) : (
        <LookAtLink token={token}>
          {link =>
            link.kind === 'change' && !link.yours ? (
              <SignInFirst link={link} token={token} />
            ) : (
              <Confirm link={link} token={token} confirmed={message => setOutcome({ message })} />
            )
          }
        </LookAtLink>
      )}
    </Frame>
  )
}
