import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import type { ReactNode } from 'react'
import { eachOnce } from '../../api/each-once.ts'
import { usePages } from '../../api/use-pages.ts'
import { useSelf } from '../../api/use-self.ts'
import { EACH_LOOK } from '../../search/results.tsx'
import { SETTLE_MS } from '../../search/search-page.tsx'
import { FoundSketch } from '../../search/found-sketch.tsx'
import { SearchFailed } from '../../search/search-failed.tsx'
import { useStore } from '../../ui/store.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { change, filterStore } from './filter-store.ts'
import { sentOf } from './filter.ts'
import { FoundChallenges, FoundPlayers, NoneToJoin } from './found.tsx'
import './match-search.css'
import { inOrder, type Order } from './order.ts'
import type { useSearch } from './use-search.ts'

/** Open matches, players, or both. */
export type Kind = 'all' | 'matches' | 'players'

/** The open matches to join and the players to challenge that the filter finds as it stands. */
export function FoundMatches({
  search,
  kind,
  order,
  action,
}: {
  search: ReturnType<typeof useSearch>
  kind: Kind
  order: Order
  /** Beside the first title. */
  action: ReactNode
}) {
  const { id } = useSelf()
  const { filter, rank, ready, error: unprepared, retry } = search
  const settled = useDebounced(useStore(filterStore), SETTLE_MS)
  const sent = sentOf({ ...settled, sport: filter.sport }, rank)
  const pages = usePages(matchSearch.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), {
    enabled: ready,
    ...EACH_LOOK,
  })
  const { data, error, isFetching, refetch } = pages
  const failed = ready ? (isFetching ? null : error) : unprepared
  const counts = data?.pages.at(-1)?.payload.counts ?? { users: 0, challenges: 0 }
  const players = eachOnce(data?.pages.flatMap(({ payload }) => payload.users) ?? [])
  const matches = eachOnce(data?.pages.flatMap(({ payload }) => payload.challenges) ?? [])
  // where the viewer is in all of them already, players come first
  const isOpen = kind === 'matches' || matches.some(({ matchSet }) => matchSet === 0)
  const challenges = (kind === 'matches' || (kind === 'all' && matches.length > 0)) && (
    <FoundChallenges
      viewerId={id}
      challenges={inOrder(matches, order)}
      count={counts.challenges}
      pages={pages}
      action={isOpen && action}
    />
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
              action={(kind === 'players' || !isOpen) && action}
              between={kind === 'all' && !isOpen && <NoneToJoin first={matches.length === 0} />}
            />
          )}
          {!isOpen && challenges}
        </>
      )}
    </div>
  )
}
