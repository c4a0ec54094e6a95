import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { events } from '@gauntlet/contract/events/endpoints'
import { PAGE_LIMIT } from '@gauntlet/contract/fields'
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
import { SearchFailed } from '../../ui/search-failed.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { EventCard } from './event-card.tsx'
import './events.css'
import { change, filterStore, originLine, sentOf } from './filter-store.ts'

/** What the event search found, the nearest first. */
export default function EventResults() {
  const client = useQueryClient()
  const filter = useStore(filterStore)
  const home = useSelf().preference.location
  const sent = sentOf(filter)
  const pages = usePages(events.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), { live: true, fresh: 0 })
  const { data, error, isFetching, refetch } = pages
  const found = data?.pages.flatMap(({ payload }) => payload) ?? []
  const total = data?.pages.at(-1)?.total ?? found.length
  return (
    <Page
      title="Results"
      subtitle="Events"
      back={paths.searchEvent}
      onRefresh={() => client.refetchQueries({ queryKey: keyOf(events.search), type: 'active' })}
    >
      <h2 className="origin-line">{originLine(filter, home)}</h2>
      {found.length > 0 ? (
        <Section title="Events" count={total}>
          <div className="event-found">
            {found.map(event => (
              <EventCard key={event.id} event={event} where="found" />
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
        <Link className="button main" to={paths.searchEvent}>
          Return to Search
        </Link>
      }
    >
      <p className="soft">Look farther away, or at any day.</p>
    </EmptyState>
  </div>
)
