import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { session } from '../api/api.ts'
import { fill, paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { lazy, partOf } from '../ui/part.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { useStore } from '../ui/store.ts'
import { chosenTimes } from './chosen-times.ts'
import { End } from './end.tsx'
import { Frame } from './frame.tsx'
import { type Answering, toChallenge } from './linked.ts'
import { signInFrom, signUpFrom } from './return-to.ts'
import type { VisitorPage } from './routes.ts'
import '../ui/page.css'
import '../ui/card.css'
import '../ui/controls.css'
import * as linkTexts from './links/texts.ts'
import * as texts from './texts.ts'

// a file of its own, so that no other page loads it
const { Part: LinkedChallengePage, load } = partOf(
  async () => (await import('../features/challenges/public/linked-challenge.tsx')).LinkedChallengePage,
)
export const ready = load()

// Most come without an account.
const Accept = lazy(() => import('./accept-linked.tsx'))

/** A challenge for whoever has its link, with or without an account. */
export default function ChallengeByLink({ parts }: VisitorPage) {
  const code = parts['code'] ?? ''
  const viewer = useStore(session)?.id
  const [chosen, setChosen] = useState(() => chosenTimes.get(code))
  const waiting = (
    <Frame title={linkTexts.aChallenge}>
      <SkeletonList rows={2} />
    </Frame>
  )
  return (
    <Suspense fallback={waiting}>
      <LinkedChallengePage
        code={code}
        viewer={viewer}
        lay={viewer === undefined ? layForVisitor : layForPlayer}
        chosen={chosen}
        choose={times => {
          chosenTimes.set(code, times)
          setChosen(times)
        }}
      >
        {({ challenge_id, offer }, suits) => {
          if (challenge_id !== null) return <Onward id={challenge_id} />
          const Answer = viewer === undefined ? Doors : Accept
          return <Answer code={code} isUndecided={offer !== undefined && suits.length === 0} />
        }}
      </LinkedChallengePage>
    </Suspense>
  )
}

/** Where a challenge stands, or the way on from none. */
const layFor = (signedIn: boolean) => (linked: ReactNode, nowhere?: string) =>
  nowhere === undefined ? (
    <Frame title={linkTexts.aChallenge}>{linked}</Frame>
  ) : (
    <Gone why={nowhere} signedIn={signedIn} />
  )
const layForVisitor = layFor(false)
const layForPlayer = layFor(true)

/** There are others to play. */
const Gone = ({ why, signedIn }: { why: string; signedIn: boolean }) => (
  <End
    title={linkTexts.thisChallengeIsGone}
    why={why}
    help={
      signedIn ? (
        <Link className="button main wide" to={paths.searchMatch}>
          {linkTexts.findAnOpenMatch}
        </Link>
      ) : (
        <a className="button main wide" href={paths.tournaments}>
          {linkTexts.seeWhatIsComingUp}
        </a>
      )
    }
    out={
      signedIn ? (
        <Link to={paths.challenges}>{linkTexts.goToYourMatches}</Link>
      ) : (
        <Link to={paths.register}>{texts.signUp}</Link>
      )
    }
  />
)

/** Whoever is in it already goes on to it. */
function Onward({ id }: { id: string }) {
  useEffect(() => toChallenge(id), [id])
  return null
}

/** Without an account, accepting begins with one: the challenge is accepted once its e-mail is confirmed. */
function Doors({ code, isUndecided }: Answering) {
  const own = fill(paths.challengeLink, { code })
  return (
    <>
      {!isUndecided && (
        <Link className="button main wide" to={signUpFrom(own)}>
          {linkTexts.accept}
        </Link>
      )}
      <nav className="visitor-foot" aria-label={texts.account}>
        <span>{texts.youHaveAnAccount}</span>
        <Link to={signInFrom(own)}>{texts.signIn}</Link>
      </nav>
    </>
  )
}
