import { contact, contactInput, contactTexts } from '@gauntlet/contract/contact/endpoints'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useForm } from '../api/use-form.ts'
import { TextField } from '../ui/field.tsx'
import { FormError } from '../ui/form-error.tsx'
import * as linkTexts from './links/texts.ts'
import * as texts from './texts.ts'

/** A message of which only the address differs. */
const MESSAGE = {
  first_name: linkTexts.unsubscribe,
  last_name: linkTexts.page,
  reason: 'Other',
  message: contactTexts.aboutEmails,
}

/** Asks the operator to send nothing to an address any more: nobody has to sign in for that. */
export default function StopForm() {
  const [sent, setSent] = useState<string>()
  const { errors, refused, busy, submit, forget } = useForm(contactInput, async values => {
    setSent((await call(contact.send, values)).message)
  })
  if (sent !== undefined) return <output>{sent}</output>
  return (
    <form noValidate onSubmit={event => void submit(event, MESSAGE)} onInput={forget}>
      <TextField label={texts.email} name="email" type="email" autoComplete="email" error={errors['email']} />
      <FormError>{refused}</FormError>
      <button type="submit" className="button main wide" disabled={busy}>
        {linkTexts.stopTheEmails}
      </button>
    </form>
  )
}
