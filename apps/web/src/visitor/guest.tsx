import { fill, paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { End } from './end.tsx'
import * as linkTexts from './links/texts.ts'
import { signInFrom, signUpFrom } from './return-to.ts'
import type { VisitorPage } from './routes.ts'
import * as texts from './texts.ts'

/** A code of ours has so many; of a link that was cut short nobody has to sign in to learn that it leads nowhere. */
const CODE = /^[\w-]{22}$/

/** The link of a guest's place for a visitor: whose place it is, players learn. */
export default function Guest({ parts }: VisitorPage) {
  const code = parts['code'] ?? ''
  if (!CODE.test(code))
    return (
      <End
        title={linkTexts.thisInvitationHasExpired}
        why={linkTexts.theLinkHasExpired}
        help={
          <a className="button main wide" href={paths.tournaments}>
            {linkTexts.seeWhatIsComingUp}
          </a>
        }
        out={<Link to={paths.register}>{texts.signUp}</Link>}
      />
    )
  const own = fill(paths.guest, { code })
  return (
    <End
      title={linkTexts.aPlaceIsKeptForYou}
      why={linkTexts.signUpToSeeThePlace}
      help={
        <Link className="button main wide" to={signUpFrom(own)}>
          {texts.signUp}
        </Link>
      }
      out={<Link to={signInFrom(own)}>{texts.signIn}</Link>}
    />
  )
}
