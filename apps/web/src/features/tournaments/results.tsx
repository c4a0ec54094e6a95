import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../api/keys.ts'
import { usePages } from '../../api/use-pages.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Section } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useStore } from '../../ui/store.ts'
import { originLine } from '../../ui/search-words.ts'
import { SearchFailed } from '../../ui/search-failed.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { rateWindow, sentOf } from './filter.ts'
import { change, filterStore } from './filter-store.ts'
import './search.css'
import { TournamentCard } from './tournament-card.tsx'

/** What the tournament search found, the nearest first. */
export default function TournamentResults() {
  const client = useQueryClient()
  const filter = useStore(filterStore)
  const home = useSelf().preference.location
  const sent = sentOf(filter)
  const pages = usePages(tournaments.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), { live: true, fresh: 0 })
  const { data, error, isFetching, refetch } = pages
  const found = data?.pages.flatMap(({ payload }) => payload) ?? []
  const total = data?.pages.at(-1)?.total ?? found.length
  const { minRate, maxRate } = rateWindow(filter)
  return (
    <Page
      title="Results"
      subtitle="Tournaments"
      back={paths.searchTournament}
      onRefresh={() => client.refetchQueries({ queryKey: keyOf(tournaments.search), type: 'active' })}
    >
      <div className="stack tight">
        <h2 className="origin-line">{originLine(filter, home)}</h2>
        <p className="soft small numbers">
          {filter.sports ? `${filter.sports.length} sports` : 'All sports'} · ranks {minRate} – {maxRate}
        </p>
      </div>
      {found.length > 0 ? (
        <Section title="Tournaments" count={total}>
          <div className="tournament-found">
            {found.map(tournament => (
              <TournamentCard key={tournament.id} tournament={tournament} where="found" />
            ))}
          </div>
          <ShowMore pages={pages} failed={challengeTexts.problemSearching} />
        </Section>
      ) : data ? (
        <NoResults />
      ) : error && !isFetching ? (
        <SearchFailed
          choose={origin => change({ origin })}
          title={challengeTexts.problemSearching}
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
        <Link className="button main" to={paths.searchTournament}>
          Return to Search
        </Link>
      }
    >
      <p className="soft">Look farther away, at more ranks, or at any day.</p>
    </EmptyState>
  </div>
)
