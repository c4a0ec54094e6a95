import { emailLinks } from '@gauntlet/contract/notices/email-links'
import { Suspense, useState } from 'react'
import { call } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { Link } from '../ui/link.tsx'
import { partOf } from '../ui/part.tsx'
import { End } from './end.tsx'
import { Frame } from './frame.tsx'
import { forgotFrom, keptReturn, signInFrom } from './return-to.ts'
import type { VisitorPage } from './routes.ts'
import * as linkTexts from './links/texts.ts'
import * as texts from './texts.ts'

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
  if (ended || error?.status === DEAD)
    return (
      <End
        title={linkTexts.thisPasswordLinkHasEnded}
        why={linkTexts.aResetLinkWorksOnce}
        help={
          <Link className="button main wide" to={forgotFrom(keptReturn())}>
            {linkTexts.sendMeAnotherLink}
          </Link>
        }
        out={<Link to={signInFrom(keptReturn())}>{texts.signIn}</Link>}
      />
    )
  const waiting = <output>{linkTexts.oneMoment}</output>
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
