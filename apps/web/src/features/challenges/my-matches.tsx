import type { Challenge } from '@gauntlet/contract/challenges-answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges-status'
import { challengeTexts } from '@gauntlet/contract/challenges-texts'
import { openChallenges } from '@gauntlet/contract/open-challenges'
import { Link } from 'react-router-dom'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Section } from '../../ui/card.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { ChallengeCard } from './challenge-card.tsx'
import { MatchPage } from './match-page.tsx'

/** Open challenges that the viewer issued or joined. */
export default function MyMatches() {
  const { data, error, refetch } = useApi(openChallenges.mine, {})
  return (
    <MatchPage onRefresh={refetch}>
      {data ? (
        <Matches matches={data.payload} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonList />
      )}
    </MatchPage>
  )
}

const isAhead = ({ event_status_id: status }: Challenge) => status === S.pending || status === S.upcoming

function Matches({ matches }: { matches: readonly Challenge[] }) {
  const { id } = useSelf()
  const groups = [
    { title: 'Ahead', found: matches.filter(isAhead) },
    { title: 'Past', found: matches.filter(match => !isAhead(match)) },
  ]
  if (matches.length === 0)
    return (
      <EmptyState
        title={challengeTexts.noneFound}
        action={
          <Link className="button main" to={paths.addChallenge} replace>
            Create a match
          </Link>
        }
      >
        <p className="soft">Open matches that you create or join stand here.</p>
      </EmptyState>
    )
  return groups.map(
    ({ title, found }) =>
      found.length > 0 && (
        <Section key={title} title={title} count={found.length}>
          {found.map(challenge => (
            <ChallengeCard key={challenge.id} challenge={challenge} viewerId={id} />
          ))}
        </Section>
      ),
  )
}
