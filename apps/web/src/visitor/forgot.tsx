import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { forgotInput } from '@gauntlet/contract/sessions/forms'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { TextField } from '../ui/field.tsx'
import { Frame } from './frame.tsx'
import { Link } from '../ui/link.tsx'
import { keepReturn, returnTo, signInFrom, signUpFrom } from './return-to.ts'
import { useForm } from '../api/use-form.ts'

export default function Forgot() {
  const back = returnTo(location.search)
  const [sent, setSent] = useState<string>()
  const { errors, refused, busy, submit, forget } = useForm(forgotInput, async values => {
    setSent(undefined)
    const { message } = await call(sessions.forgot, values)
    keepReturn(back)
    setSent(message)
  })
  return (
    <Frame title="Forgot Password">
      <p className="soft">Tell us the email of your account, and we send you a link to set a new password.</p>
      <form noValidate onSubmit={event => void submit(event, {})} onInput={forget}>
        <TextField label="Email" name="email" type="email" autoComplete="username" error={errors['email']} />
        <p className="form-error" role="alert">
          {refused}
        </p>
        <button type="submit" className="button main wide" disabled={busy}>
          Request Reset
        </button>
        <output>{sent}</output>
      </form>
      <nav className="visitor-foot" aria-label="Account">
        <Link to={signInFrom(back)}>Sign In</Link>
        <Link to={signUpFrom(back)}>Sign Up</Link>
      </nav>
    </Frame>
  )
}
