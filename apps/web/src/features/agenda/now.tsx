import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { mdiSwordCross } from '@mdi/js'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { serverNow } from '../../ui/clock.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { plural } from '../../ui/plural.ts'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { ThingSketch } from '../../ui/thing-sketch.tsx'
import { useSelf } from '../../api/use-self.ts'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { ChallengeCard } from '../challenges/challenge-card.tsx'
import { ResultNews } from '../challenges/result/result-news.tsx'
import { WaitingMatchCard } from '../tournaments/bracket/waiting-match.tsx'
import { freshResultsOf, isLongAgo, type Next, nextOf, reportedOf, waits } from './next.ts'
import { NowChallenge } from './now-challenge.tsx'
import { ReportedCard } from './reported-card.tsx'
import * as texts from './texts.ts'
import type { useAgenda, useWaitingMatches } from './use-agenda.ts'

/** The first one, and what is behind it: all that waits for the viewer, counted as the notices count it. */
const SHOWN = 5
const firstOf = (next: readonly Next[]): readonly Next[] => next.slice(0, Math.max(SHOWN, next.filter(waits).length))

interface Lists {
  lists: ReturnType<typeof useAgenda>['lists'] & { matches: ReturnType<typeof useWaitingMatches> }
  viewerId: string
  /** Below what there is to do, and above what only waits for others. */
  between: ReactNode
}

/** The thing to do now, with its buttons; behind it the next few, and results that wait for others. */
export function Now(props: Lists) {
  return (
    <section className="stack now" aria-label={texts.nextChallenges}>
      <Things {...props} />
    </section>
  )
}

const Head = () => (
  <div className="row between now-head">
    <h2>{texts.nextChallenges}</h2>
    <Link to={paths.challenges}>{texts.allChallenges}</Link>
  </div>
)

function Things({ lists: { pending, upcoming, past, matches }, viewerId, between }: Lists) {
  const waiting = matches.data?.payload
  const [asked, agreed, over] = [pending, upcoming, past].map(({ data }) => data?.payload.challenges)
  const found = useMemo(
    () =>
      waiting &&
      asked &&
      agreed &&
      over && {
        news: freshResultsOf(over, viewerId, serverNow())[0],
        next: firstOf(nextOf({ matches: waiting, pending: asked, upcoming: agreed, past: over })),
        reported: reportedOf(over),
      },
    [waiting, asked, agreed, over, viewerId],
  )
  // In pieces the first time: an answer of the cache is drawn in one.
  const begins = useDeferredValue(found !== undefined)
  if (!found || !begins) {
    const failed = [pending, upcoming, past, matches].filter(({ error }) => error)
    return (
      <>
        <Head />
        {failed.length > 0 ? (
          <ErrorState
            error={failed[0]?.error ?? null}
            retry={() => void Promise.all(failed.map(list => list.refetch()))}
          />
        ) : (
          <ThingSketch />
        )}
      </>
    )
  }
  const { news, next, reported } = found
  const brief = news !== undefined && next.some(waits) && isLongAgo(news, serverNow())
  const [first, ...behind] = next
  return (
    <>
      {news && <ResultNews key={news.id} challenge={news} viewerId={viewerId} brief={brief} />}
      <Head />
      {first ? <First next={first} viewerId={viewerId} /> : reported.length === 0 && <Nothing />}
      <Behind next={behind} viewerId={viewerId} />
      {between}
      {reported.map(challenge => (
        <ReportedCard key={challenge.id} challenge={challenge} viewerId={viewerId} />
      ))}
      {next.length > 0 && (
        <Link className="button wide" to={paths.searchMatch}>
          {challengeTexts.findSomeone}
        </Link>
      )}
    </>
  )
}

const First = ({ next, viewerId }: { next: Next; viewerId: string }) =>
  next.kind === 'match' ? (
    <div className="now-match">
      <WaitingMatchCard match={next.match} />
    </div>
  ) : (
    <NowChallenge key={next.challenge.id} challenge={next.challenge} viewerId={viewerId} />
  )

/** A stack, which the player opens; where there is room it lies open. */
function Behind({ next, viewerId }: { next: readonly Next[]; viewerId: string }) {
  const roomy = useStore(wide)
  const [open, setOpen] = useState(false)
  if (next.length === 0) return null
  return (
    <div className="now-behind">
      {!roomy && (
        <button type="button" className="now-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.fewer : plural(next.every(waits) ? texts.nMoreWaiting : texts.nMore, next.length)}
        </button>
      )}
      {(roomy || open) &&
        next.map(one =>
          one.kind === 'match' ? (
            <WaitingMatchCard key={`${one.match.id} ${one.match.match}`} match={one.match} />
          ) : (
            <ChallengeCard key={one.challenge.id} challenge={one.challenge} viewerId={viewerId} />
          ),
        )}
    </div>
  )
}

/** A newcomer first needs a sport, which stands below: two loud buttons would be none. */
function Nothing() {
  const plays = useSelf().sports.length > 0
  return (
    <div className="card">
      <EmptyState
        mark={mdiSwordCross}
        title={challengeTexts.listEmpty}
        action={
          <Link className={plays ? 'button main' : 'button'} to={paths.searchMatch}>
            {challengeTexts.findSomeone}
          </Link>
        }
      />
    </div>
  )
}
