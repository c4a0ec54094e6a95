import { Card } from '../../ui/card.tsx'
import { useStore } from '../../ui/store.ts'
import { DaysFields } from '../../search/days-fields.tsx'
import { NearFields } from '../../search/near-fields.tsx'
import { SearchPage } from '../../search/search-page.tsx'
import { change, filterStore } from './filter-store.ts'

/** The filter of the event search: which events, and where. Its values stay for the next time. */
export default function EventSearch() {
  const filter = useStore(filterStore)
  return (
    <SearchPage type="event">
      <Card className="stack">
        <NearFields near={filter} change={change} />
      </Card>
      <Card className="stack">
        <DaysFields days={filter} change={change} />
      </Card>
    </SearchPage>
  )
}
