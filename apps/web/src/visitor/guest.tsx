import { fill, paths } from '../paths.ts'
import { DeadEnd } from '../ui/dead-end.tsx'
import { Link } from '../ui/link.tsx'
import { Frame } from './frame.tsx'
import * as linkTexts from './links/texts.ts'
import { signInFrom, signUpFrom } from './return-to.ts'
import type { VisitorPage } from './routes.ts'
import * as texts from './texts.ts'

/** A code of ours has so many; of a link that was cut short nobody has to sign in to learn that it leads nowhere. */
const CODE = /^[\w-]{22}$/

/** The link of a guest's place for a visitor: whose place it is, players learn. */
export default function Guest({ parts }: VisitorPage) {
  const code = parts['code'] ?? ''
  const own = fill(paths.guest, { code })
  const isWhole = CODE.test(code)
  const signUp = (
    <Link className="button main wide" to={isWhole ? signUpFrom(own) : paths.register}>
      {texts.signUp}
    </Link>
  )
  return (
    <Frame title={isWhole ? linkTexts.aPlaceIsKeptForYou : linkTexts.thisInvitationHasEnded}>
      <DeadEnd
        why={isWhole ? linkTexts.signUpToSeeThePlace : linkTexts.theLinkIsCutOrOld}
        help={signUp}
        out={<Link to={isWhole ? signInFrom(own) : paths.login}>{texts.signIn}</Link>}
      />
    </Frame>
  )
}
