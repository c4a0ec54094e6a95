import { type EmailLink, emailLinks } from '@gauntlet/contract/notices/email-links'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import type { AnswerOf } from '@gauntlet/contract/endpoint'
import { type FormEvent, type ReactNode, useState } from 'react'
import { call, session } from '../api/api.ts'
import { type Answer, CallError } from '../api/client.ts'
import { useLoad } from '../api/use-load.ts'
import { fill, paths } from '../paths.ts'
import { TextField } from '../ui/field.tsx'
import { useStore } from '../ui/store.ts'
import { toast } from '../ui/toast.tsx'
import { UndoEnded, VerifyEnded } from './ended.tsx'
import { Frame } from './frame.tsx'
import { Link } from '../ui/link.tsx'
import { navigate } from '../ui/router.ts'
import { keptReturn, signInFrom } from './return-to.ts'
import type { VisitorPage } from './routes.ts'
import * as linkTexts from './links/texts.ts'
import * as texts from './texts.ts'
import { say } from '../ui/say.ts'
import { rich } from '../ui/rich.tsx'
import { FormError } from '../ui/form-error.tsx'

/** The words of the server, and the screen that the account was made for. */
type Confirmed = Pick<Answer<AnswerOf<typeof sessions.verify>>, 'message' | 'payload'>

interface Asked {
  link: EmailLink
  token: string
  /** `goesOn` where whoever is signed in has confirmed an e-mail of theirs. */
  confirmed: (answer: Confirmed, goesOn?: boolean) => void
}

/** For a link that will not work again; any other failure may pass. */
const DEAD = 400

/** The way on from a link that has done its work. */
function Onward({ to }: { to?: string | undefined }) {
  const signedIn = useStore(session) !== undefined
  return (
    <Link className="button main wide" to={signedIn ? (to ?? paths.dashboard) : signInFrom(to)}>
      {signedIn ? linkTexts.continueOn : texts.signIn}
    </Link>
  )
}

/** Carries out the purpose of the link, and shows a refusal. */
function LinkForm({
  label,
  send,
  field,
}: {
  label: string
  send: (typed: string) => Promise<void>
  field?: (error: string | undefined) => ReactNode
}) {
  const [refusal, setRefusal] = useState<CallError>()
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('password')
    setBusy(true)
    try {
      await send(typeof typed === 'string' ? typed : '')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  const inField = field && refusal?.errors['password']
  return (
    <form noValidate onSubmit={event => void submit(event)} onInput={() => setRefusal(undefined)}>
      {field?.(inField)}
      <FormError>{inField === undefined && refusal?.message}</FormError>
      <button type="submit" className="button main wide" disabled={busy}>
        {label}
      </button>
    </form>
  )
}

const Address = ({ children }: { children: string }) => <strong className="unbroken">{children}</strong>

function Confirm({ link: { kind, email }, token, confirmed }: Asked) {
  return (
    <>
      <p>
        {rich(kind === 'change' ? linkTexts.youAskedToChangeYour : linkTexts.youSignedUpWith, {
          email: <Address>{email}</Address>,
        })}
      </p>
      <LinkForm
        label={linkTexts.confirmMyEmail}
        send={async () => confirmed(await call(sessions.verify, { token }), true)}
      />
    </>
  )
}

const signUpPassword = (error: string | undefined) => (
  <TextField
    label={texts.password}
    name="password"
    type="password"
    autoComplete="current-password"
    hint={linkTexts.notYouOrNotYour}
    error={error}
  />
)

/** A registration whose link was opened while nobody, or somebody else, is signed in. */
function ConfirmWithPassword({ link: { email, name }, token, confirmed }: Asked) {
  async function send(typed: string) {
    confirmed(await call(sessions.verify, { token, ...(typed !== '' && { password: typed }) }))
    // With the password typed just now this browser signs in too; if that fails, the way on is Sign In.
    if (session.get() === undefined)
      await call(sessions.login, { email, password: typed }).then(
        ({ payload }) => session.set(payload),
        (error: unknown) => {
          if (!(error instanceof CallError)) throw error
        },
      )
  }
  return (
    <>
      <p>{rich(linkTexts.nameSignedUpWithEmail, { name, email: <Address>{email}</Address> })}</p>
      <LinkForm label={linkTexts.confirmMyEmail} send={send} field={signUpPassword} />
    </>
  )
}

/** A new e-mail counts only from within the account that asked for it; the link stays good meanwhile. */
function SignInFirst({ link: { email }, token }: Asked) {
  const other = useStore(session) !== undefined
  async function signIn() {
    if (other) await call(sessions.logout, {})
    session.clear()
    navigate(signInFrom(fill(paths.verify, { token })))
  }
  return (
    <>
      <p>
        {rich(other ? linkTexts.anotherAccountAsked : linkTexts.anAccountAsked, { email: <Address>{email}</Address> })}
      </p>
      <p className="soft">{linkTexts.notYouLeaveThisPage}</p>
      <LinkForm label={other ? linkTexts.signInToTheOther : texts.signIn} send={signIn} />
    </>
  )
}

function TakeBack({ link: { email, name, yours }, token }: Asked) {
  const takeBack = async () => {
    const { payload, message } = await call(emailLinks.undo, { token })
    if (yours) session.clear()
    navigate(fill(paths.reset, { token: payload.token }), { replace: true })
    if (message !== undefined) toast(message)
  }
  return (
    <>
      <p>{say(linkTexts.somebodyChangedTheEmailOf, { name })}</p>
      <ul className="stack tight bullets">
        <li>{rich(linkTexts.emailSignsInAgain, { email: <Address>{email}</Address> })}</li>
        <li>{linkTexts.everyDeviceIsSignedOut}</li>
      </ul>
      <LinkForm label={linkTexts.takeMyAccountBack} send={takeBack} />
    </>
  )
}

/** The purpose of the link. Opening it does nothing, since mail programs open links by themselves; the button does. */
function Purpose({ asked }: { asked: Asked }) {
  if (asked.link.kind === 'undo') return <TakeBack {...asked} />
  if (asked.link.yours) return <Confirm {...asked} />
  return asked.link.kind === 'change' ? <SignInFirst {...asked} /> : <ConfirmWithPassword {...asked} />
}

/** The page behind the link of a mail about an e-mail, with or without a session: to confirm it, or to have it back. */
export default function Verify({ parts }: VisitorPage) {
  const { undo } = parts
  const token = parts['token'] ?? undo ?? ''
  const [outcome, setOutcome] = useState<Confirmed>()
  // Read before the other tab, which goes on by itself, takes it.
  const [onward] = useState(keptReturn)
  const account = useStore(session)?.id ?? ''
  const { data, error, busy, again } = useLoad(`${account} ${token}`, signal =>
    call(emailLinks.view, { token }, { signal }),
  )
  const confirmed = (answer: Confirmed, goesOn = false) => {
    if (!goesOn) return setOutcome(answer)
    const { message, payload } = answer
    navigate(payload.to ?? onward ?? paths.dashboard, { replace: true })
    if (message !== undefined) toast(message)
  }
  if (!outcome && (error?.status === DEAD || data?.payload.kind === 'reset'))
    return undo === undefined ? <VerifyEnded to={onward} /> : <UndoEnded />
  return (
    <Frame title={undo === undefined ? linkTexts.verifyEmail : linkTexts.restoreEmail}>
      {outcome ? (
        <>
          <output>{outcome.message}</output>
          <Onward to={outcome.payload.to ?? onward} />
        </>
      ) : error ? (
        <>
          <FormError>{error.message}</FormError>
          <button type="button" className="button wide" onClick={again}>
            {texts.tryAgain}
          </button>
        </>
      ) : !data || busy ? (
        <output>{linkTexts.oneMoment}</output>
      ) : (
        <Purpose asked={{ link: data.payload, token, confirmed }} />
      )}
    </Frame>
  )
}
