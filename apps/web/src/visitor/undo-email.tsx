import { type EmailLink, sessions } from '@gauntlet/contract/sessions'
import { useState } from 'react'
import { call, session } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import { fill, paths } from '../paths.ts'
import { toast } from '../ui/toast.tsx'
import { LookAtLink } from './email-link.tsx'
import { Frame } from './frame.tsx'
import { navigate } from './location.ts'
import type { VisitorPage } from './routes.ts'

function TakeBack({ link: { email, name, yours }, token }: { link: EmailLink; token: string }) {
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function takeBack() {
    setBusy(true)
    try {
      const { payload, message } = await call(sessions.undoEmail, { token })
      if (yours) session.clear()
      navigate(fill(paths.reset, { token: payload.token }), { replace: true })
      if (message !== undefined) toast(message)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefused(error.message)
      setBusy(false)
    }
  }
  return (
    <>
      <p>
        Somebody changed the email of the account of {name}, or asked to. Was it not you? Then take the account back to{' '}
        <strong className="unbroken">{email}</strong>:
      </p>
      <ul className="stack tight bullets">
        <li>This email signs in again, and a change that still waits is called off.</li>
        <li>Every device is signed out, and the password no longer works.</li>
        <li>You set a new password next.</li>
      </ul>
      <p className="form-error" role="alert">
        {refused}
      </p>
      <button type="button" className="button main wide" disabled={busy} onClick={() => void takeBack()}>
        Take My Account Back
      </button>
    </>
  )
}

/** The page behind the link that an address gets when another one takes its place. */
export default function UndoEmail({ parts }: VisitorPage) {
  const token = parts['token'] ?? ''
  return (
    <Frame title="Restore Email">
      <LookAtLink token={token}>{link => <TakeBack link={link} token={token} />}</LookAtLink>
    </Frame>
  )
}
