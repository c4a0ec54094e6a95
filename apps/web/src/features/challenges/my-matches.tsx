import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import { mdiHandshakeOutline } from '@mdi/js'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { ChallengeCard } from './challenge-card.tsx'
import { MatchPage } from './match-page.tsx'
import { type AheadKind, aheadOf } from './ahead.ts'
import * as texts from './texts.ts'

/**
 * Matches ahead, those first in which it is the viewer's turn: challenges to and from players, and open ones issued or
 * joined; the past open ones beside them.
 */
export default function MyMatches() {
  const { data, error, refetch } = useApi(openChallenges.mine, {})
  const lists = [useApi(challenges.pending, {}), useApi(challenges.upcoming, {})]
  const direct = lists
    .flatMap(list => list.data?.payload.challenges ?? [])
    .filter(one => one.open_challenge === 0 && !one.recorded && isAhead(one))
  // All or none: what needs the viewer is counted once.
  const matches = lists.every(list => list.data || list.error) ? data?.payload : undefined
  const past = matches?.filter(match => !isAhead(match)) ?? []
  const [first, ...more] = aheadOf([...direct, ...(matches?.filter(isAhead) ?? [])])
  const aside = matches && more.length + past.length > 0 && (
    <>
      {more.map(({ kind, matches: some }) => (
        <Matches key={kind} title={TITLES[kind]} matches={some} />
      ))}
      {past.length > 0 && <Matches title={texts.past} matches={past} />}
    </>
  )
  return (
    <MatchPage onRefresh={refetch} {...(aside && { aside })}>
      {matches === undefined ? (
        error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <SkeletonList />
        )
      ) : matches.length + direct.length === 0 ? (
        <NoMatches />
      ) : (
        <Matches title={first ? TITLES[first.kind] : texts.comingUp} matches={first?.matches ?? []} />
      )}
    </MatchPage>
  )
}

const TITLES: Record<AheadKind, string> = {
  needs_you: texts.needsYou,
  agreed: texts.comingUp,
  waits_for_others: texts.waitingForOthers,
}

const isAhead = ({ event_status_id: status }: Challenge) => status === S.pending || status === S.upcoming

function Matches({ title, matches }: { title: string; matches: readonly Challenge[] }) {
  const { id } = useSelf()
  return (
    <Section title={title} count={matches.length}>
      {matches.length === 0 && (
        <Card className="soft">
          <p>{challengeTexts.noneFound}</p>
        </Card>
      )}
      {matches.length > 0 && (
        <div className="match-list">
          {matches.map(challenge => (
            <ChallengeCard key={challenge.id} challenge={challenge} viewerId={id} />
          ))}
        </div>
      )}
    </Section>
  )
}

const NoMatches = () => (
  <EmptyState
    mark={mdiHandshakeOutline}
    title={challengeTexts.noneFound}
    action={
      <Link className="button main" to={paths.addChallenge} replace>
        {texts.createAMatch}
      </Link>
    }
  >
    <p className="soft">{texts.openMatchesThatYouCreate}</p>
  </EmptyState>
)
