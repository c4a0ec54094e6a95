import { events } from '@gauntlet/contract/events/endpoints'
import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { usePages } from '../../api/use-pages.ts'
import { EACH_LOOK, FoundList } from '../../search/results.tsx'
import { plural } from '../../ui/plural.ts'
import { EventCard } from './event-card.tsx'
import { type Filter, sentOf } from './filter.ts'
import { change } from './filter-store.ts'
import * as texts from './texts.ts'

/** The events of a filter, the nearest first, as `Found` and `Results` take them. */
export function useFound(filter: Filter) {
  const sent = sentOf(filter)
  const pages = usePages(events.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), EACH_LOOK)
  const found = pages.data?.pages.flatMap(({ payload }) => payload) ?? []
  const total = pages.data?.pages.at(-1)?.total ?? found.length
  return {
    change,
    search: pages,
    found: found.length > 0 ? plural(texts.nEvents, total) : undefined,
    none: texts.tryALongerDistance,
    children: (
      <FoundList title={texts.events} count={total} pages={pages}>
        {found.map(event => (
          <EventCard key={event.id} event={event} where="found" />
        ))}
      </FoundList>
    ),
  }
}
