import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { type ComponentProps, Suspense, useState } from 'react'
import { lazy } from '../ui/part.tsx'
import { call, session } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import { useLoad } from '../api/use-load.ts'
import { fill, paths } from '../paths.ts'
import { DeadEnd } from '../ui/dead-end.tsx'
import { Link } from '../ui/link.tsx'
import { rich } from '../ui/rich.tsx'
import { useStore } from '../ui/store.ts'
import { Frame } from './frame.tsx'
import * as linkTexts from './links/texts.ts'

// Most links work.
const ForgotForm = lazy(() => import('./forgot-form.tsx'))
const LoginForm = lazy(async () => ({ default: (await import('./login-form.tsx')).LoginForm }))

/** A link that leads no further, for whoever comes to mend something: nothing but what helps. */
const Ended = ({ title, ...end }: ComponentProps<typeof DeadEnd> & { title: string }) => (
  <Frame title={title}>
    <DeadEnd {...end} />
  </Frame>
)

const ContactUs = () => (
  <Link className="button wide" to={paths.contact}>
    {linkTexts.contactUs}
  </Link>
)

/** Mails another link to whoever is signed in here; says so where their e-mail needs none. */
function NewLink({ look }: { look: string }) {
  const [said, setSaid] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function send() {
    setBusy(true)
    try {
      setSaid((await call(sessions.sendVerification, {})).message)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setSaid(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button type="button" className={look} disabled={busy} onClick={() => void send()}>
        {linkTexts.sendMeANewLink}
      </button>
      <output>{said}</output>
    </>
  )
}

/** How the email of whoever is signed in stands, and what is left to do about it: most have confirmed it long since. */
function OwnState({ to }: { to?: string | undefined }) {
  const self = useLoad('self', signal => call(profiles.self, {}, { signal })).data?.payload
  const isConfirmed = self?.preference.verified_email === 1
  const on = (look?: string) => (
    <Link {...(look !== undefined && { className: look })} to={to ?? paths.dashboard}>
      {to === undefined ? linkTexts.goToTheDashboard : linkTexts.continueOn}
    </Link>
  )
  const said = isConfirmed ? linkTexts.emailIsConfirmed : linkTexts.emailIsNotConfirmed
  return (
    <Ended
      title={isConfirmed ? linkTexts.yourEmailIsConfirmed : linkTexts.thisConfirmationHasExpired}
      why={self?.email ? rich(said, { email: <strong>{self.email}</strong> }) : linkTexts.aVerifyLinkWorksOnce}
      help={isConfirmed ? on('button main wide') : <NewLink look="button main wide" />}
      out={isConfirmed ? <NewLink look="button wide" /> : on()}
    />
  )
}

/** A link to confirm an e-mail that has nothing left to do. */
export function VerifyEnded({ to }: { to?: string | undefined }) {
  const signedIn = useStore(session) !== undefined
  if (signedIn) return <OwnState to={to} />
  // Whoever signs in here stays here, and reads how the email stands.
  return (
    <Frame title={linkTexts.thisConfirmationHasExpired}>
      <DeadEnd why={linkTexts.aVerifyLinkWorksOnce} />
      <Suspense>
        <LoginForm enter={opened => session.set(opened)} back={to} />
      </Suspense>
    </Frame>
  )
}

/** A link to take an account back: somebody else may have the account meanwhile. */
export function UndoEnded() {
  const signedIn = useStore(session) !== undefined
  return (
    <Frame title={linkTexts.didSomebodyElse}>
      <DeadEnd why={`${linkTexts.thisUndoLinkHasExpired} ${linkTexts.setANewPasswordAtOnce}`} />
      {signedIn ? (
        <Link className="button main wide" to={fill(paths.settingsPart, { part: 'sign-in' })}>
          {linkTexts.setANewPassword}
        </Link>
      ) : (
        <Suspense>
          <ForgotForm back={undefined}>{linkTexts.setANewPassword}</ForgotForm>
        </Suspense>
      )}
      <ContactUs />
    </Frame>
  )
}
