import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { resetInputFor } from '@gauntlet/contract/sessions/forms'
import { Suspense, useEffect, useState } from 'react'
import { lazy } from '../ui/part.tsx'
import { useForm } from '../api/use-form.ts'
import { call, session } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import { passwordMax } from '../password-max.ts'
import { paths } from '../paths.ts'
import { FormError } from '../ui/form-error.tsx'
import { PasswordFields } from '../ui/password-fields.tsx'
import { navigate } from '../ui/router.ts'
import { toast } from '../ui/toast.tsx'
import { forgetReturn, keptReturn } from './return-to.ts'
import * as linkTexts from './links/texts.ts'

const CodeField = lazy(() => import('../api/code-field.tsx'))
const resetInput = resetInputFor(passwordMax)

/** A new password, which signs in; `ended` once the link is refused. */
export function ResetForm({ token, ended }: { token: string; ended: () => void }) {
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
  const isDead = errors['token'] !== undefined
  useEffect(() => {
    if (isDead) ended()
  }, [isDead, ended])
  return (
    <form noValidate onSubmit={event => void submit(event, { token })} onInput={forget}>
      <PasswordFields errors={errors} />
      <Suspense>{asksCode && <CodeField error={errors['code']} />}</Suspense>
      <FormError>{refused}</FormError>
      <button type="submit" className="button main wide" disabled={busy}>
        {linkTexts.setPassword}
      </button>
    </form>
  )
}
