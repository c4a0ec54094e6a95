import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { resetInputFor } from '@gauntlet/contract/sessions/forms'
import { lazy, Suspense, useState } from 'react'
import { call, session } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import { passwordMax } from '../password-max.ts'
import { paths } from '../paths.ts'
import { toast } from '../ui/toast.tsx'
import { Frame } from './frame.tsx'
import { Link } from '../ui/link.tsx'
import { navigate } from '../ui/router.ts'
import { forgetReturn, forgotFrom, keptReturn, signInFrom } from './return-to.ts'
import { PasswordFields } from '../ui/password-fields.tsx'
import { useForm } from '../api/use-form.ts'
import * as texts from './texts.ts'
import { FormError } from '../ui/form-error.tsx'

const CodeField = lazy(() => import('../api/code-field.tsx'))
const resetInput = resetInputFor(passwordMax)

/** The page behind the link of a reset e-mail; a new password signs in. */
export default function Reset({ parts }: { parts: Readonly<Record<string, string>> }) {
  const [asksCode, setAsksCode] = useState(false)
  const { errors, refused, busy, submit, forget } = useForm(resetInput, async values => {
    try {
      const { payload, message } = await call(sessions.reset, values)
      const back = keptReturn()
      forgetReturn()
      session.set(payload)
      navigate(back ?? paths.dashboard, { replace: true })
      if (message !== undefined) toast(message)
    } catch (error) {
      // The link was right: the code is the next step, not a mistake.
      if (!asksCode && error instanceof CallError && 'code' in error.errors) setAsksCode(true)
      else throw error
    }
  })
  const dead = errors['token']
  if (dead !== undefined)
    return (
      <Frame title={texts.askForANewLink}>
        <p>{dead}</p>
        <Link className="button main wide" to={forgotFrom(keptReturn())}>
          {texts.sendMeAnotherLink}
        </Link>
        <nav className="visitor-foot" aria-label={texts.account}>
          <Link to={signInFrom(keptReturn())}>{texts.signIn}</Link>
        </nav>
      </Frame>
    )
  return (
    <Frame title={texts.newPassword}>
      <form noValidate onSubmit={event => void submit(event, { token: parts['token'] })} onInput={forget}>
        <PasswordFields errors={errors} />
        <Suspense>{asksCode && <CodeField error={errors['code']} />}</Suspense>
        <FormError>{refused}</FormError>
        <button type="submit" className="button main wide" disabled={busy}>
          {texts.setPassword}
        </button>
      </form>
      <nav className="visitor-foot" aria-label={texts.account}>
        <Link to={forgotFrom(keptReturn())}>{texts.sendMeAnotherLink}</Link>
      </nav>
    </Frame>
  )
}
