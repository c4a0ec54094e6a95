import { lazy, Suspense, useState } from 'react'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Section } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { WhenSeen } from '../../ui/when-seen.tsx'
import { FairMatches } from '../match-search/fair-matches.tsx'
import { Bell } from '../notices/bell.tsx'
import { PushOffer } from '../notices/push-offer.tsx'
import './agenda.css'
import { activeGames } from './counts.ts'
import { NextChallenges } from './next-challenges.tsx'
import { SportsTable } from './sports-table.tsx'
import { Tiles } from './tiles.tsx'
import { useAgenda, useWaitingMatches } from './use-agenda.ts'
import * as texts from './texts.ts'

const AddSports = lazy(() => import('../profiles/add-sports.tsx'))

/** Of the past only things that wait for a report are shown; they come first. */
const WAITING = 10

/** Where a player starts: the ranks, the ways on, and the next matches. */
export default function Dashboard() {
  const { id, full_name, sports } = useSelf()
  const { lists, refetch } = useAgenda(WAITING)
  const [adding, setAdding] = useState(false)
  const { upcoming, pending, past } = lists
  const matches = useWaitingMatches()
  // The height of the parts above is not known yet: shown earlier, it would jump.
  const settled = [upcoming, pending, past, matches].every(({ data, error }) => data ?? error)
  const games = activeGames(
    { upcoming: upcoming.data?.payload, pending: pending.data?.payload, past: past.data?.payload },
    matches.data?.payload ?? [],
  )
  const hasMatchAhead = (upcoming.data?.payload.counts.challenges ?? 0) > 0
  return (
    <Page
      title={texts.dashboard}
      subtitle={full_name}
      actions={<Bell />}
      onRefresh={() => Promise.all([refetch(), matches.refetch()])}
      aside={
        <>
          <Section title={texts.nextChallenges} action={<Link to={paths.challenges}>{texts.allChallenges}</Link>}>
            <NextChallenges lists={{ ...lists, matches }} viewerId={id} />
          </Section>
          {settled && (
            <Section title={texts.aFairMatchNearYou} action={<Link to={paths.searchMatch}>{texts.findGames}</Link>}>
              <WhenSeen waiting={<SkeletonList rows={3} />}>
                <FairMatches />
              </WhenSeen>
            </Section>
          )}
        </>
      }
    >
      {hasMatchAhead && <PushOffer />}
      <SportsTable sports={sports.filter(({ _joinData }) => _joinData.active === 1)} add={() => setAdding(true)} />
      <Tiles activeGames={games} />
      <Suspense>{adding && <AddSports owned={sports} close={() => setAdding(false)} />}</Suspense>
    </Page>
  )
}
