import { emailLinks } from '@gauntlet/contract/notices/email-links'
import { Suspense, useState } from 'react'
import { call } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { DeadEnd } from '../ui/dead-end.tsx'
import { Link } from '../ui/link.tsx'
import { lazy, partOf } from '../ui/part.tsx'
import { Frame } from './frame.tsx'
import { forgotFrom, keptReturn, signInFrom } from './return-to.ts'
import type { VisitorPage } from './routes.ts'
import * as linkTexts from './links/texts.ts'
import * as texts from './texts.ts'

// Most links work.
const ForgotForm = lazy(() => import('./forgot-form.tsx'))
// on its way while the link is looked at
const { Part: ResetForm, load } = partOf(async () => (await import('./reset-form.tsx')).ResetForm)
void load()

/** For a link that will not work again. */
const DEAD = 400

/** The page behind the link of a reset e-mail. Nothing is typed in vain: a link that has ended says so at once. */
export default function Reset({ parts }: VisitorPage) {
  const token = parts['token'] ?? ''
  const { data, error } = useLoad(token, signal => call(emailLinks.view, { token }, { signal }))
  const [ended, setEnded] = useState(false)
  const waiting = <output>{linkTexts.oneMoment}</output>
  if (ended || error?.status === DEAD)
    return (
      <Frame title={linkTexts.thisPasswordLinkHasExpired}>
        <DeadEnd why={linkTexts.aResetLinkWorksOnce} />
        <Suspense fallback={waiting}>
          <ForgotForm back={keptReturn()}>{linkTexts.sendMeAnotherLink}</ForgotForm>
        </Suspense>
        <nav className="visitor-foot" aria-label={texts.account}>
          <span>{texts.rememberedIt}</span>
          <Link to={signInFrom(keptReturn())}>{texts.signIn}</Link>
        </nav>
      </Frame>
    )
  return (
    <Frame title={linkTexts.newPassword}>
      {/* Where it cannot be told, setting the password tells. */}
      {data || error ? (
        <Suspense fallback={waiting}>
          <ResetForm token={token} ended={() => setEnded(true)} />
        </Suspense>
      ) : (
        waiting
      )}
      <nav className="visitor-foot" aria-label={texts.account}>
        <Link to={forgotFrom(keptReturn())}>{linkTexts.sendMeAnotherLink}</Link>
      </nav>
    </Frame>
  )
}
