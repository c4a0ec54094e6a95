import { Link } from '../../../ui/link.tsx'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { POLL_CHALLENGES_MS } from '@gauntlet/contract/live/endpoints'
import { mdiSwordCross } from '@mdi/js'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { paths } from '../../../paths.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { ChallengeCard } from '../challenge-card.tsx'
import * as texts from '../texts.ts'

/** The challenges that the viewer and another player are both in. */
export default function ChallengesBetween({ playerId }: { playerId: string }) {
  const { id } = useSelf()
  const { data, error, refetch } = useApi(challenges.all, { with: playerId }, { poll: POLL_CHALLENGES_MS })
  if (!data) return error ? <ErrorState error={error} retry={() => void refetch()} /> : <SkeletonList />
  const shared = data.payload
  return (
    <div className="stack">
      {shared.length === 0 ? (
        <EmptyState mark={mdiSwordCross} title={challengeTexts.listEmpty} />
      ) : (
        shared.map(challenge => <ChallengeCard key={challenge.id} challenge={challenge} viewerId={id} />)
      )}
      <Link className="button wide" to={paths.challenges}>
        {texts.allChallenges}
      </Link>
    </div>
  )
}
