import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { ChallengeCard } from '../challenges/challenge-card.tsx'
import { WaitingMatchCard } from '../tournaments/bracket/waiting-match.tsx'
import { nextOf } from './next.ts'
import type { useAgenda, useWaitingMatches } from './use-agenda.ts'

const SHOWN = 5

/** The next few challenges and matches of brackets, each with its buttons. */
export function NextChallenges({
  lists: { pending, upcoming, past, matches },
  viewerId,
}: {
  lists: ReturnType<typeof useAgenda>['lists'] & { matches: ReturnType<typeof useWaitingMatches> }
  viewerId: string
}) {
  if (!pending.data || !upcoming.data || !past.data || !matches.data) {
    const failed = [pending, upcoming, past, matches].filter(({ error }) => error)
    if (failed.length === 0) return <SkeletonList rows={2} />
    return (
      <ErrorState error={failed[0]?.error ?? null} retry={() => void Promise.all(failed.map(list => list.refetch()))} />
    )
  }
  const next = nextOf({
    matches: matches.data.payload,
    pending: pending.data.payload.challenges,
    upcoming: upcoming.data.payload.challenges,
    past: past.data.payload.challenges,
  })
  if (next.length === 0)
    return (
      <EmptyState
        title={challengeTexts.listEmpty}
        action={
          <Link className="button main" to={paths.searchMatch}>
            {challengeTexts.findSomeone}
          </Link>
        }
      />
    )
  return (
    <>
      {next
        .slice(0, SHOWN)
        .map(one =>
          one.kind === 'match' ? (
            <WaitingMatchCard key={`${one.match.id} ${one.match.match}`} match={one.match} />
          ) : (
            <ChallengeCard key={one.challenge.id} challenge={one.challenge} viewerId={viewerId} />
          ),
        )}
      <Link className="button wide" to={paths.searchMatch}>
        {challengeTexts.findSomeone}
      </Link>
    </>
  )
}
