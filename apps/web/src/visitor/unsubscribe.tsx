import { notices } from '@gauntlet/contract/notices/endpoints'
import { stopsText, type UnsubscribeKind, unsubscribeInput } from '@gauntlet/contract/notices/forms'
import { Suspense, useState } from 'react'
import { lazy } from '../ui/part.tsx'
import { call, session } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import { fill, paths } from '../paths.ts'
import { useStore } from '../ui/store.ts'
import { DeadEnd } from '../ui/dead-end.tsx'
import { Frame } from './frame.tsx'
import { Link } from '../ui/link.tsx'
import { signInFrom } from './return-to.ts'
import type { VisitorPage } from './routes.ts'
import * as linkTexts from './links/texts.ts'
import * as texts from './texts.ts'

// Most links work.
const StopForm = lazy(() => import('./stop-form.tsx'))

/** For a link that nobody has. */
const MISSING = 404

/**
 * The page behind the unsubscribe link of a mail. Opening it changes nothing, since mail programs open links by
 * themselves; the button does.
 */
export default function Unsubscribe({ parts }: VisitorPage) {
  const read = unsubscribeInput.safeParse(parts)
  const [outcome, setOutcome] = useState<{ text: string | undefined; status?: number }>()
  const [busy, setBusy] = useState(false)
  const signedIn = useStore(session) !== undefined
  async function stop(link: { kind: UnsubscribeKind; token: string }) {
    setBusy(true)
    try {
      const { message } = await call(notices.unsubscribe, link)
      setOutcome({ text: message })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setOutcome({ text: error.message, status: error.status })
    } finally {
      setBusy(false)
    }
  }
  const isOwn = parts['kind'] !== 'invited'
  const choices = fill(paths.settingsPart, { part: 'notifications' })
  if (!read.success || outcome?.status === MISSING)
    return (
      <Frame title={linkTexts.stopOurEmails} word={linkTexts.yourCall}>
        <DeadEnd why={linkTexts.tellUsTheAddress} />
        <Suspense>
          <StopForm />
        </Suspense>
        {isOwn && (
          <nav className="visitor-foot" aria-label={texts.account}>
            <Link to={signedIn ? choices : signInFrom(choices)}>
              {signedIn ? linkTexts.chooseYourEmails : linkTexts.signInToChooseYour}
            </Link>
          </nav>
        )}
      </Frame>
    )
  const done = outcome !== undefined && outcome.status === undefined
  return (
    <Frame title={linkTexts.stopTheseEmails}>
      {!done && <p>{stopsText(read.data.kind)}</p>}
      <output className={outcome && !done ? 'form-error' : undefined}>{outcome?.text}</output>
      {!done && (
        <button type="button" className="button main wide" disabled={busy} onClick={() => void stop(read.data)}>
          {linkTexts.stopTheseEmailsButton}
        </button>
      )}
      {isOwn && (
        <nav className="visitor-foot" aria-label={texts.account}>
          <Link to={signedIn ? choices : paths.login}>
            {signedIn ? linkTexts.accountSettings : linkTexts.signInToChooseYour}
          </Link>
        </nav>
      )}
    </Frame>
  )
}
