import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import { eachOnce } from '../../api/each-once.ts'
import { useSelf } from '../../api/use-self.ts'
import { FoundSketch } from '../../search/found-sketch.tsx'
import { SearchFailed } from '../../search/search-failed.tsx'
import { change } from './filter-store.ts'
import { FoundChallenges, FoundPlayers, NoneToJoin } from './found.tsx'
import './match-search.css'
import { inOrder, type Order } from './order.ts'
import { useMatches } from './use-matches.ts'
import type { useSearch } from './use-search.ts'

/** Open matches, players, or both. */
export type Kind = 'all' | 'matches' | 'players'

/** The open matches to join and the players to challenge that the filter finds as it stands. */
export function FoundMatches({
  search,
  kind,
  order,
}: {
  search: ReturnType<typeof useSearch>
  kind: Kind
  order: Order
}) {
  const { id } = useSelf()
  const { ready, error: unprepared, retry } = search
  const { pages, counts = { users: 0, challenges: 0 } } = useMatches(search)
  const { data, error, isFetching, refetch } = pages
  const failed = ready ? (isFetching ? null : error) : unprepared
  const players = eachOnce(data?.pages.flatMap(({ payload }) => payload.users) ?? [])
  const matches = eachOnce(data?.pages.flatMap(({ payload }) => payload.challenges) ?? [])
  // where the viewer is in all of them already, players come first
  const isOpen = kind === 'matches' || matches.some(({ matchSet }) => matchSet === 0)
  const challenges = (kind === 'matches' || (kind === 'all' && matches.length > 0)) && (
    <FoundChallenges viewerId={id} challenges={inOrder(matches, order)} count={counts.challenges} pages={pages} />
  )
  return (
    <div className="stack found">
      {failed ? (
        <SearchFailed
          choose={origin => change({ origin })}
          title={peopleSearchTexts.problem}
          error={failed}
          retry={() => void (ready ? refetch() : retry())}
        />
      ) : !data ? (
        <FoundSketch of="players" />
      ) : (
        <>
          {isOpen && challenges}
          {kind !== 'matches' && (
            <FoundPlayers
              players={players}
              order={order}
              count={counts.users}
              pages={pages}
              between={kind === 'all' && !isOpen && <NoneToJoin first={matches.length === 0} />}
            />
          )}
          {!isOpen && challenges}
        </>
      )}
    </div>
  )
}
