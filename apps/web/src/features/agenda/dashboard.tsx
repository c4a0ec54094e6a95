import { Suspense, useDeferredValue, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Section } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useStore } from '../../ui/store.ts'
import { WhenSeen } from '../../ui/when-seen.tsx'
import { wide } from '../../ui/wide.ts'
import { WaitingResults } from '../feed/waiting.tsx'
import { FairMatches } from '../match-search/fair-matches.tsx'
import { Bell } from '../notices/bell.tsx'
import { PushOffer } from '../notices/push-offer.tsx'
import './agenda.css'
import './dashboard.css'
import { activeGames } from './counts.ts'
import { Fortnight } from './fortnight.tsx'
import { HomeBones } from './home-bones.tsx'
import { MissedLine } from './missed-line.tsx'
import { Now } from './now.tsx'
import { Ranks } from './ranks.tsx'
import { Tiles } from './tiles.tsx'
import { useAgenda, useWaitingMatches } from './use-agenda.ts'
import * as texts from './texts.ts'

const LatestResults = lazy(() => import('../feed/latest.tsx'))
const AddSports = lazy(() => import('../profiles/add-sports.tsx'))

/**
 * Where a player starts: the thing to do now, then the ranks, matches nearby, what friends played, the ways on, and the
 * next two weeks.
 */
export default function Dashboard() {
  const { id, full_name, sports } = useSelf()
  const { lists, refetch } = useAgenda()
  const [adding, setAdding] = useState<{ sportId: string | undefined }>()
  const matches = useWaitingMatches()
  const [upcoming, pending, past] = [lists.upcoming, lists.pending, lists.past].map(({ data }) => data?.payload)
  const waiting = matches.data?.payload
  // The height of the part above is not known before: shown earlier, everything below would jump.
  const isKnown = [lists.upcoming, lists.pending, lists.past, matches].every(({ data, error }) => data ?? error)
  // Drawn behind it, and in pieces: an answer of the cache is drawn in one.
  const settled = useDeferredValue(isKnown)
  const ranks = settled && (
    <Ranks
      played={sports.filter(({ _joinData }) => _joinData.active === 1)}
      ready={settled}
      add={sportId => setAdding({ sportId })}
    />
  )
  // A phone shows them on its first screen: above the results that wait for others.
  const isPhone = !useStore(wide)
  return (
    <Page
      title={texts.dashboard}
      subtitle={full_name}
      actions={<Bell />}
      onRefresh={() => Promise.all([refetch(), matches.refetch()])}
    >
      <MissedLine />
      <div className="home">
        <Now lists={{ ...lists, matches }} viewerId={id} between={isPhone && ranks} />
        {settled ? (
          <>
            <div className="stack home-second">
              {(upcoming?.counts.challenges ?? 0) > 0 && <PushOffer />}
              {!isPhone && ranks}
              <div className="near">
                <Section title={texts.aFairMatchNearYou} action={<Link to={paths.searchMatch}>{texts.findGames}</Link>}>
                  <WhenSeen waiting={<SkeletonList rows={3} />}>
                    <FairMatches />
                  </WhenSeen>
                </Section>
              </div>
              <div className="friends-results">
                <Section title={texts.friendsResults} action={<Link to={paths.feed}>{texts.allResults}</Link>}>
                  <WhenSeen waiting={<WaitingResults />}>
                    <Suspense fallback={<WaitingResults />}>
                      <LatestResults />
                    </Suspense>
                  </WhenSeen>
                </Section>
              </div>
            </div>
            <Tiles activeGames={activeGames({ upcoming, pending, past }, waiting ?? [])} />
            {upcoming && pending && <Fortnight upcoming={upcoming} pending={pending} viewerId={id} />}
          </>
        ) : (
          <HomeBones />
        )}
      </div>
      <Suspense>
        {adding && <AddSports owned={sports} first={adding.sportId} close={() => setAdding(undefined)} />}
      </Suspense>
    </Page>
  )
}
