import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { useQueryClient } from '@tanstack/react-query'
import { mdiArrowDown } from '@mdi/js'
import { useRef } from 'react'
import { keyOf } from '../../api/keys.ts'
import { usePages } from '../../api/use-pages.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { originLine } from '../../ui/search-words.ts'
import { SearchFailed } from '../../ui/search-failed.tsx'
import { rankWindow, sentOf } from './filter.ts'
import { change } from './filter-store.ts'
import { counted, FoundChallenges, FoundPlayers } from './found.tsx'
import './match-search.css'
import { useSearch } from './use-search.ts'

/** What the match search found: players to challenge, and open challenges to join. */
export function MatchResults({ subtitle }: { subtitle?: string }) {
  const client = useQueryClient()
  const { id, preference } = useSelf()
  const { filter, sport, rank, ready, error: unprepared, retry } = useSearch()
  const sent = sentOf(filter, rank)
  const pages = usePages(matchSearch.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), {
    enabled: ready,
    live: true,
    fresh: 0,
  })
  const { data, error, isFetching, refetch } = pages
  const users = data?.pages.flatMap(({ payload }) => payload.users) ?? []
  const challenges = data?.pages.flatMap(({ payload }) => payload.challenges) ?? []
  const counts = data?.pages.at(-1)?.payload.counts ?? { users: 0, challenges: 0 }
  const second = useRef<HTMLDivElement>(null)
  const jump = () => {
    second.current?.scrollIntoView()
    second.current?.focus({ preventScroll: true })
  }
  const found = users.length + challenges.length > 0
  const summary = found
    ? `${counted(counts.users, 'player')}, ${counted(counts.challenges, 'open challenge')}`
    : 'No Results'
  const range = rank === undefined ? undefined : rankWindow(rank, filter.spread)
  const failed = ready ? error : unprepared
  return (
    <Page
      title="Results"
      {...(subtitle !== undefined && { subtitle })}
      back={paths.searchMatch}
      onRefresh={() => client.refetchQueries({ queryKey: keyOf(matchSearch.search), type: 'active' })}
      {...(found && {
        aside: (
          <div ref={second} className="match-second" tabIndex={-1}>
            <FoundChallenges viewerId={id} challenges={challenges} count={counts.challenges} pages={pages} />
          </div>
        ),
      })}
    >
      <div className="match-looked">
        <h2 className="origin-line">{originLine(filter, preference.location)}</h2>
        <p className="soft small numbers">
          {sport ? sport.name : 'All sports'}
          {range && ` · ranks ${range.lower} – ${range.upper}`}
          {filter.ranked && ' · ranked only'}
        </p>
        {challenges.length > 0 && (
          <button type="button" className="button small match-jump" onClick={jump}>
            <Icon path={mdiArrowDown} />
            {counted(counts.challenges, 'open challenge')}
          </button>
        )}
      </div>
      <output className="visually-hidden">{data && summary}</output>
      {found ? (
        <FoundPlayers players={users} count={counts.users} pages={pages} />
      ) : data ? (
        <NoResults />
      ) : failed && !isFetching ? (
        <SearchFailed
          choose={origin => change({ origin })}
          title={challengeTexts.problemSearching}
          error={failed}
          retry={() => void (ready ? refetch() : retry())}
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
        <Link className="button main" to={paths.searchMatch}>
          Return to Search
        </Link>
      }
    >
      <p className="soft">Look farther away, or at more ranks and ages.</p>
    </EmptyState>
  </div>
)
