import { notices } from '@gauntlet/contract/notices/endpoints'
import { stopsText, type UnsubscribeKind, unsubscribeInput } from '@gauntlet/contract/notices/forms'
import { noticeMessages } from '@gauntlet/contract/notices/texts'
import { useState } from 'react'
import { call, session } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import { fill, paths } from '../paths.ts'
import { useStore } from '../ui/store.ts'
import { Frame } from './frame.tsx'
import { Link } from '../ui/link.tsx'
import type { VisitorPage } from './routes.ts'
import * as texts from './texts.ts'
import { FormError } from '../ui/form-error.tsx'

/**
 * The page behind the unsubscribe link of a mail. Opening it changes nothing, since mail programs open links by
 * themselves; the button does.
 */
export default function Unsubscribe({ parts }: VisitorPage) {
  const read = unsubscribeInput.safeParse(parts)
  const [outcome, setOutcome] = useState<{ text: string | undefined; failed: boolean }>()
  const [busy, setBusy] = useState(false)
  const signedIn = useStore(session) !== undefined
  async function stop(link: { kind: UnsubscribeKind; token: string }) {
    setBusy(true)
    try {
      const { message } = await call(notices.unsubscribe, link)
      setOutcome({ text: message, failed: false })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setOutcome({ text: error.message, failed: true })
    } finally {
      setBusy(false)
    }
  }
  const done = outcome !== undefined && !outcome.failed
  return (
    <Frame title={texts.stopTheseEmails}>
      {read.success ? (
        <>
          {!done && <p>{stopsText(read.data.kind)}</p>}
          <output className={outcome?.failed ? 'form-error' : undefined}>{outcome?.text}</output>
          {!done && (
            <button type="button" className="button main wide" disabled={busy} onClick={() => void stop(read.data)}>
              {texts.stopTheseEmailsButton}
            </button>
          )}
        </>
      ) : (
        <FormError>{noticeMessages.badLink}</FormError>
      )}
      {parts['kind'] !== 'invited' && (
        <nav className="visitor-foot" aria-label={texts.account}>
          <Link to={signedIn ? fill(paths.settingsPart, { part: 'notifications' }) : paths.login}>
            {signedIn ? texts.accountSettings : texts.signInToChooseYour}
          </Link>
        </nav>
      )}
    </Frame>
  )
}
