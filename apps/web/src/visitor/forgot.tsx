import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { forgotInput } from '@gauntlet/contract/sessions/forms'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { TextField } from '../ui/field.tsx'
import { useAddress } from '../ui/router.ts'
import { Frame } from './frame.tsx'
import { Link } from '../ui/link.tsx'
import { keepReturn, returnTo, signInFrom } from './return-to.ts'
import { useForm } from '../api/use-form.ts'
import * as texts from './texts.ts'
import { FormError } from '../ui/form-error.tsx'

export default function Forgot() {
  const back = returnTo(useAddress().search)
  const [sent, setSent] = useState<string>()
  const { errors, refused, busy, submit, forget } = useForm(forgotInput, async values => {
    setSent(undefined)
    const { message } = await call(sessions.forgot, values)
    keepReturn(back)
    setSent(message)
  })
  return (
    <Frame title={texts.forgotPassword}>
      <p className="soft">{texts.weEmailAResetLink}</p>
      <form noValidate onSubmit={event => void submit(event, {})} onInput={forget}>
        <TextField label={texts.email} name="email" type="email" autoComplete="username" error={errors['email']} />
        <FormError>{refused}</FormError>
        <button type="submit" className="button main wide" disabled={busy}>
          {texts.requestReset}
        </button>
        <output>{sent}</output>
      </form>
      <nav className="visitor-foot" aria-label={texts.account}>
        <span>{texts.rememberedIt}</span>
        <Link to={signInFrom(back)}>{texts.signIn}</Link>
      </nav>
    </Frame>
  )
}
