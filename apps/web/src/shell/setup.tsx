import { accounts, accountTexts, correctEmailInput } from '@gauntlet/contract/accounts/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, session } from '../api/api.ts'
import { refreshLive } from '../api/query-client.ts'
import { signOut } from '../api/sign-out.ts'
import { useAction } from '../api/use-action.ts'
import { useForm } from '../api/use-form.ts'
import { APP_NAME } from '../app-name.ts'
import { paths } from '../paths.ts'
import { Court, Wordmark } from '../ui/court.tsx'
import { TextField } from '../ui/field.tsx'
import { beginAt } from '../ui/router.ts'
import { toast } from '../ui/toast.tsx'
import * as texts from './texts.ts'
import { say } from '../ui/say.ts'
import { rich } from '../ui/rich.tsx'
import { FormError } from '../ui/form-error.tsx'

/** Another address for the registration that waits, and another link. */
function CorrectEmail({ email, close }: { email: string; close: () => void }) {
  const client = useQueryClient()
  const { errors, refused, busy, submit, forget } = useForm(correctEmailInput, async values => {
    const { message } = await call(accounts.correctEmail, values)
    if (message !== undefined) toast(message)
    await refreshLive(client)
    close()
  })
  return (
    <form noValidate onSubmit={event => void submit(event, {})} onInput={forget}>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        hint={texts.theLinkThatWeSent}
        error={errors['email']}
      />
      <FormError>{refused}</FormError>
      <div className="stack">
        <button type="submit" className="button main wide" disabled={busy}>
          {texts.sendTheLinkThere}
        </button>
        <button type="button" className="button wide" onClick={close}>
          {texts.cancel}
        </button>
      </div>
    </form>
  )
}

/** The screen until the e-mail is verified; it follows the player's record, so it goes on by itself. */
export default function Setup({ user }: { user: User }) {
  const { run, busy } = useAction(sessions.sendVerification)
  const [correcting, setCorrecting] = useState(false)
  const leaving = useRef(false)
  useEffect(() => {
    document.title = say(texts.verifyYourEmailTitle, { app: APP_NAME })
    if (location.pathname !== paths.setup) beginAt(paths.setup)
    // The session of a registration ends when another one has confirmed the address.
    return session.subscribe(() => {
      if (session.get() === undefined && !leaving.current) toast(accountTexts.signUpEnded)
    })
  }, [])
  const leave = () => {
    leaving.current = true
    void signOut()
  }
  return (
    <div className="visitor">
      <header className="visitor-side">
        <Wordmark name={APP_NAME} />
        <Court />
      </header>
      <main>
        <h1>{texts.verifyYourEmail}</h1>
        <p>
          {rich(texts.helloFirstNameWeSentA, {
            firstName: user.first_name,
            email: <strong className="unbroken">{user.email}</strong>,
          })}
        </p>
        {correcting ? (
          <CorrectEmail email={user.email ?? ''} close={() => setCorrecting(false)} />
        ) : (
          <>
            <p className="soft">{texts.noEmailCheckSpam}</p>
            <div className="stack">
              <button type="button" className="button main wide" disabled={busy} onClick={() => void run({})}>
                {texts.resendEmail}
              </button>
              <button type="button" className="button wide" onClick={() => setCorrecting(true)}>
                {texts.correctMyEmail}
              </button>
              <button type="button" className="button wide" onClick={leave}>
                {texts.logOut}
              </button>
            </div>
          </>
        )}
      </main>
    </div>
  )
}
