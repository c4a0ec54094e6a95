import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../api/keys.ts'
import { useFriendStatus } from '../../api/use-friendship.ts'
import { usePages } from '../../api/use-pages.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { SearchFailed } from '../../ui/search-failed.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { FriendActions } from './friend-actions.tsx'
import { originLine, sentOf } from './filter.ts'
import { change, filterStore } from './filter-store.ts'
import { PlayerCard } from './player-card.tsx'
import './people.css'

const PAGE_ROWS = 25

/** What the search near a place found, the nearest first. */
export function FriendResults() {
  const client = useQueryClient()
  const filter = useStore(filterStore)
  const home = useSelf().preference.location
  const statusOf = useFriendStatus()
  const sent = sentOf(filter)
  const pages = usePages(peopleSearch.near, page => ({ ...sent, page, limit: PAGE_ROWS }), { live: true, fresh: 0 })
  const { data, error, isFetching, refetch } = pages
  const players = data?.pages.flatMap(({ payload }) => payload) ?? []
  const total = data?.pages.at(-1)?.total ?? players.length
  return (
    <Page
      title="Results"
      subtitle="Friends"
      back={paths.searchFriend}
      onRefresh={() => client.refetchQueries({ queryKey: keyOf(peopleSearch.near), type: 'active' })}
    >
      <h2 className="origin-line">{originLine(filter, home)}</h2>
      {players.length > 0 ? (
        <div className="stack">
          <output className="soft small numbers">{total === 1 ? '1 player' : `${total} players`}</output>
          <div className="players">
            {players.map(player => (
              <PlayerCard
                key={player.id}
                player={player}
                distance={player.distance}
                common={player._matchingData}
                chance={player.chance}
                actions={statusOf && <FriendActions player={player} status={statusOf(player.id)} />}
              />
            ))}
          </div>
          <ShowMore pages={pages} failed="Problem Searching" />
        </div>
      ) : data ? (
        <NoResults />
      ) : error && !isFetching ? (
        <SearchFailed
          choose={origin => change({ origin })}
          title="Problem Searching"
          error={error}
          retry={() => void refetch()}
        />
      ) : (
        <SkeletonList rows={5} />
      )}
    </Page>
  )
}

const NoResults = () => (
  <div className="card">
    <EmptyState
      title="No Results"
      action={
        <Link className="button main" to={paths.searchFriend}>
          Return to Search
        </Link>
      }
    >
      <p className="soft">Look farther away, or at more ages.</p>
    </EmptyState>
  </div>
)
