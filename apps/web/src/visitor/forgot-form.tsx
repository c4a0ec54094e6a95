import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { forgotInput } from '@gauntlet/contract/sessions/forms'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useForm } from '../api/use-form.ts'
import { TextField } from '../ui/field.tsx'
import { FormError } from '../ui/form-error.tsx'
import { keepReturn } from './return-to.ts'
import * as texts from './texts.ts'

/** Mails a link to set a new password; `back` is the screen to go to after that. */
export default function ForgotForm({ back, children }: { back: string | undefined; children: string }) {
  const [sent, setSent] = useState<string>()
  const { errors, refused, busy, submit, forget } = useForm(forgotInput, async values => {
    setSent(undefined)
    const { message } = await call(sessions.forgot, values)
    keepReturn(back)
    setSent(message)
  })
  return (
    <form noValidate onSubmit={event => void submit(event, {})} onInput={forget}>
      <TextField label={texts.email} name="email" type="email" autoComplete="username" error={errors['email']} />
      <FormError>{refused}</FormError>
      <button type="submit" className="button main wide" disabled={busy}>
        {children}
      </button>
      <output>{sent !== undefined && `${sent} ${texts.nothingComes}`}</output>
    </form>
  )
}
