import { type LinkedChallenge, linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { type ReactNode, Suspense } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { call } from '../../../api/api.ts'
import { firstAnswer } from '../../../api/first-answers.ts'
import { useLoad } from '../../../api/use-load.ts'
import { serverNow } from '../../../ui/clock.ts'
import { isMissing } from '../../../ui/failure.ts'
import { say } from '../../../ui/say.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { absolute, relative } from '../../../ui/when.ts'
import * as texts from './texts.ts'
import '../../../ui/things.css'
import './linked-challenge.css'

// Most challenges have one time.
const LinkedTimes = lazy(() => import('./linked-times.tsx'))

interface Chosen {
  round: number
  suits: number[]
}

/** The challenge behind a link, as whoever has it sees it before accepting; `children` are the ways to answer. */
export function LinkedChallengePage({
  code,
  viewer,
  lay,
  chosen,
  choose,
  children,
}: {
  code: string
  /** Whoever is signed in. */
  viewer: string | undefined
  /** Where it stands; told the reason, and without it, of a link that leads nowhere. */
  lay: (linked: ReactNode, nowhere?: string) => ReactNode
  /** The times that were chosen, of the offer of that round. */
  chosen: Chosen | undefined
  choose: (chosen: Chosen) => void
  /** `suits` are the times that were chosen, where there are several. */
  children: (challenge: LinkedChallenge, suits: readonly number[]) => ReactNode
}) {
  const { data, error, again } = useLoad(
    `${viewer ?? ''} ${code}`,
    signal => call(linkedChallenges.open, { code }, { signal }),
    // The answer that comes with the page is a visitor's.
    () => (viewer === undefined ? firstAnswer(linkedChallenges.open, { code }) : undefined),
  )
  if (error) return isMissing(error) ? lay(null, error.message) : lay(<ErrorState error={error} retry={again} />)
  if (!data) return lay(<SkeletonList rows={2} />)
  const { offer, challenge_id } = data.payload
  const suits = offer && chosen?.round === offer.round ? chosen.suits : []
  return lay(
    <>
      <Terms challenge={data.payload} />
      {offer && challenge_id === null && (
        <Suspense>
          <LinkedTimes
            times={offer.times}
            chosen={suits}
            choose={now => choose({ round: offer.round, suits: [...now] })}
          />
        </Suspense>
      )}
      {children(data.payload, suits)}
    </>,
  )
}

function Terms({ challenge }: { challenge: LinkedChallenge }) {
  const { sport, challenge_start, timezone, location, state, ranked, side_size, issuer, ends, offer } = challenge
  const now = serverNow()
  const start = Date.parse(challenge_start)
  return (
    <>
      <section className="linked-court">
        <p className="linked-sport">{sport.name}</p>
        {side_size !== null && <p className="soft numbers">{say(texts.sidesOfSize, { size: side_size })}</p>}
        <h2>{say(texts.nameChallengesYou, { name: issuer.first_name })}</h2>
      </section>
      <dl className="terms card">
        {!offer && (
          <>
            <dt>{texts.when}</dt>
            <dd>
              <strong>{absolute(start, now, timezone)}</strong>
              <br />
              <span className="soft small">{relative(start, now, timezone)}</span>
            </dd>
          </>
        )}
        <dt>{texts.where}</dt>
        <dd>
          <strong>
            {location}, {state}
          </strong>
          <br />
          <span className="soft small">{texts.venueOnceYouAccept}</span>
        </dd>
        <dt>{say(texts.rankOfName, { name: issuer.first_name })}</dt>
        <dd className="numbers">
          <strong>
            {issuer.rank}
            {issuer.provisional === 1 && '?'}
          </strong>
          <br />
          <span className="soft small">{ranked === 1 ? texts.rankedMatch : texts.friendlyMatch}</span>
        </dd>
      </dl>
      <p className="soft small">{say(texts.linkEnds, { at: absolute(Date.parse(ends), now, timezone) })}</p>
    </>
  )
}
