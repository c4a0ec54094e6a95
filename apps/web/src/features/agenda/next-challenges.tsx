import { useDeferredValue, useMemo } from 'react'
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
  const waiting = matches.data?.payload
  const [ahead, agreed, before] = [pending, upcoming, past].map(({ data }) => data?.payload.challenges)
  const next = useMemo(
    () =>
      waiting &&
      ahead &&
      agreed &&
      before &&
      nextOf({ matches: waiting, pending: ahead, upcoming: agreed, past: before }),
    [waiting, ahead, agreed, before],
  )
  // Drawn piece by piece: five cards at once would keep a finger waiting.
  const drawn = useDeferredValue(next, undefined)
  if (!next) {
    const failed = [pending, upcoming, past, matches].filter(({ error }) => error)
    if (failed.length > 0)
      return (
        <ErrorState
          error={failed[0]?.error ?? null}
          retry={() => void Promise.all(failed.map(list => list.refetch()))}
        />
      )
  }
  if (!drawn) return <SkeletonList rows={2} />
  if (drawn.length === 0)
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
      {drawn
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
