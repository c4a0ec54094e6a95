import { PEOPLE_MAX, peopleSearch } from '@gauntlet/contract/people-search'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { keyOf } from '../../api/keys.ts'
import { useApi } from '../../api/use-api.ts'
import { useFriendStatus } from '../../api/use-friendship.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { SearchFailed } from '../../ui/search-failed.tsx'
import { FriendActions } from './friend-actions.tsx'
import { originLine, sentOf } from './filter.ts'
import { change, filterStore } from './filter-store.ts'
import { PlayerCard } from './player-card.tsx'
import './people.css'

const PAGE_ROWS = 25

/** What the search near a place found, the nearest first. */
export function FriendResults() {
  const filter = useStore(filterStore)
  const client = useQueryClient()
  const home = useSelf().preference.location
  const sent = sentOf(filter)
  const refresh = () => client.refetchQueries({ queryKey: keyOf(peopleSearch.near), type: 'active' })
  return (
    <Page title="Results" subtitle="Friends" back={paths.searchFriend} onRefresh={refresh}>
      <h2 className="origin-line">{originLine(filter, home)}</h2>
      <Pages key={JSON.stringify(sent)} sent={sent} />
    </Page>
  )
}

type Sent = ReturnType<typeof sentOf>

/** The pages asked for so far, one below the other. */
function Pages({ sent }: { sent: Sent }) {
  const [pages, setPages] = useState(1)
  return (
    <div className="stack">
      {Array.from({ length: pages }, (_, index) => (
        <ResultsPage
          key={index}
          sent={sent}
          page={index + 1}
          {...(index + 1 === pages && { more: () => setPages(pages + 1) })}
        />
      ))}
    </div>
  )
}

function ResultsPage({ sent, page, more }: { sent: Sent; page: number; more?: () => void }) {
  const { data, error, isFetching, refetch } = useApi(peopleSearch.near, { ...sent, page, limit: PAGE_ROWS })
  const statusOf = useFriendStatus()
  if (error && !isFetching)
    return (
      <SearchFailed
        choose={origin => change({ origin })}
        title="Problem Searching"
        error={error}
        retry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonList rows={page === 1 ? 5 : 2} />
  const { payload: players, total = 0 } = data
  if (page === 1 && players.length === 0) return <NoResults />
  return (
    <>
      {page === 1 && <output className="soft small numbers">{countOf(total)}</output>}
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
      {more && total > page * PAGE_ROWS && (
        <button type="button" className="button wide" onClick={more}>
          Show more
        </button>
      )}
    </>
  )
}

/** The search counts no further than it finds. */
const countOf = (total: number) => (total === 1 ? '1 player' : `${total}${total < PEOPLE_MAX ? '' : '+'} players`)

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
