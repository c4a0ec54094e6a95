import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { passwordInputFor } from '@gauntlet/contract/sessions/forms'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { mdiFormTextboxPassword } from '@mdi/js'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { asksForPassword, CallError } from '../../api/client.ts'
import { refreshLive } from '../../api/query-client.ts'
import { useForm } from '../../api/use-form.ts'
import { passwordMax } from '../../password-max.ts'
import { CurrentPassword } from '../../ui/current-password.tsx'
import { PasswordFields } from '../../ui/password-fields.tsx'
import { Setting } from '../../ui/setting.tsx'
import { toast } from '../../ui/toast.tsx'
import './settings.css'
import * as texts from './texts.ts'
import { FormError } from '../../ui/form-error.tsx'

/** A failure has no words of its own that are fit for people; a refusal has. */
const inOurWords = ({ status, message, errors }: CallError) =>
  new CallError(status, status === 0 || status >= 500 ? sessionTexts.passwordFailed : message, errors)

const passwordInput = passwordInputFor(passwordMax)

/** While it is shown, it is typed only once. */
function isReady(form: HTMLFormElement): boolean {
  const told = Object.fromEntries(new FormData(form))
  const confirm = form.elements.namedItem('confirm')
  const isShown = confirm instanceof HTMLInputElement && confirm.type === 'hidden'
  return passwordInput.safeParse({ ...told, ...(isShown && { confirm: told['password'] }) }).success
}

function PasswordForm({ done }: { done: () => void }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const [ready, setReady] = useState(false)
  const { errors, refused, busy, submit, forget } = useForm(passwordInput, async values => {
    try {
      const { message } = await call(sessions.updatePassword, values)
      toast(message ?? sessionTexts.passwordUpdated)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (asksForPassword(error)) setAsked(true)
      throw inOurWords(error)
    }
    await refreshLive(client)
    done()
  })
  return (
    <form
      className="stack"
      noValidate
      onSubmit={event => void submit(event, {})}
      onInput={event => {
        forget(event)
        setReady(isReady(event.currentTarget))
      }}
    >
      <PasswordFields label={texts.newPassword} errors={errors} />
      {asked && <CurrentPassword error={errors['current']} />}
      <p className="soft small">{texts.thisSignsOutOthers}</p>
      <FormError>{errors['current'] === undefined && refused}</FormError>
      <div className="row">
        <button type="submit" className={ready ? 'button main' : 'button idle'} disabled={busy}>
          {texts.updatePassword}
        </button>
        <button type="button" className="button quiet" onClick={done}>
          {texts.cancel}
        </button>
      </div>
    </form>
  )
}

/** A new password: its fields come with a tap, and go once it is set. */
export function PasswordSection() {
  const [asked, setAsked] = useState(false)
  return (
    <Setting
      title={texts.password}
      icon={mdiFormTextboxPassword}
      line={texts.wasItNotYou}
      act={
        !asked && (
          <button
            type="button"
            className="button small"
            aria-label={texts.changePassword}
            onClick={() => setAsked(true)}
          >
            {texts.change}
          </button>
        )
      }
    >
      {asked && <PasswordForm done={() => setAsked(false)} />}
    </Setting>
  )
}
