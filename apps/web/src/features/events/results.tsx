import { events } from '@gauntlet/contract/events/endpoints'
import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { usePages } from '../../api/use-pages.ts'
import { paths } from '../../paths.ts'
import { EACH_LOOK, FoundList, Results } from '../../search/results.tsx'
import { useStore } from '../../ui/store.ts'
import { EventCard } from './event-card.tsx'
import { sentOf } from './filter.ts'
import { change, filterStore } from './filter-store.ts'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'

/** The results of the event search, the nearest first. */
export default function EventResults() {
  const filter = useStore(filterStore)
  const sent = sentOf(filter)
  const pages = usePages(events.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), EACH_LOOK)
  const found = pages.data?.pages.flatMap(({ payload }) => payload) ?? []
  const total = pages.data?.pages.at(-1)?.total ?? found.length
  return (
    <Results
      endpoint={events.search}
      subtitle={texts.events}
      back={paths.searchEvent}
      near={filter}
      change={change}
      search={pages}
      found={found.length > 0 ? plural(texts.nEvents, total) : undefined}
      none={texts.tryALongerDistance}
    >
      <FoundList title={texts.events} count={total} pages={pages}>
        {found.map(event => (
          <EventCard key={event.id} event={event} where="found" />
        ))}
      </FoundList>
    </Results>
  )
}
