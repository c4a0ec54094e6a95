import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { Card } from '../../ui/card.tsx'
import { useStore } from '../../ui/store.ts'
import { DaysFields } from '../../search/days-fields.tsx'
import { DaysPill } from '../../search/days-pill.tsx'
import { DistancePill } from '../../search/distance-pill.tsx'
import { NearFields } from '../../search/near-fields.tsx'
import { Found } from '../../search/results.tsx'
import { SearchPage, SETTLE_MS } from '../../search/search-page.tsx'
import type { Ordered } from '../../search/use-order.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { wide } from '../../ui/wide.ts'
import { CreatePlace } from './create-place.tsx'
import { change, filterStore } from './filter-store.ts'
import { useEventOrder, useFound } from './found.tsx'
import { OwnWeek } from './own-week.tsx'

/** The filter of the event search: which events, and where. Its values stay for the next time. */
export default function EventSearch() {
  const filter = useStore(filterStore)
  const { choice, ...order } = useEventOrder(filter)
  const hasRoom = useStore(wide)
  return (
    <SearchPage
      type="event"
      near={filter}
      pills={
        <>
          {choice}
          <DaysPill days={filter} change={change} />
          <DistancePill near={filter} change={change} />
          {hasRoom && <CreatePlace />}
        </>
      }
      found={<FoundNow order={order} />}
    >
      <Card className="stack">
        <NearFields near={filter} change={change} />
      </Card>
      <Card className="stack">
        <DaysFields days={filter} change={change} />
      </Card>
    </SearchPage>
  )
}

/** The results of the filter as it stands, and after them the way to one of the viewer's own. */
function FoundNow({ order }: { order: Ordered<EventAnswer> }) {
  const filter = useDebounced(useStore(filterStore), SETTLE_MS)
  const hasRoom = useStore(wide)
  const { found, search, children, ...results } = useFound(filter, order)
  const own = hasRoom ? <OwnWeek found={search.data?.pages.flatMap(({ payload }) => payload) ?? []} /> : <CreatePlace />
  return (
    <>
      <Found {...results} found={found} search={search}>
        {children}
      </Found>
      {(search.data !== undefined || !search.isFetching) && own}
    </>
  )
}
