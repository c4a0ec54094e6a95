import { events } from '@gauntlet/contract/events/endpoints'
import { paths } from '../../paths.ts'
import { Results } from '../../search/results.tsx'
import { useStore } from '../../ui/store.ts'
import { filterStore } from './filter-store.ts'
import { useEventOrder, useFound } from './found.tsx'
import * as texts from './texts.ts'

/** The results of the event search, the nearest first. */
export default function EventResults() {
  const filter = useStore(filterStore)
  return (
    <Results
      endpoint={events.search}
      things={texts.events}
      back={paths.searchEvent}
      near={filter}
      {...useFound(filter, useEventOrder(filter))}
    />
  )
}
