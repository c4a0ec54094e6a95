import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { usePages } from '../../api/use-pages.ts'
import { useSelf } from '../../api/use-self.ts'
import { nearTitle } from '../../search/filter.ts'
import { foundOf } from '../../search/found-of.tsx'
import { EACH_LOOK } from '../../search/results.tsx'
import { type Ordered, useOrder } from '../../search/use-order.tsx'
import { plural } from '../../ui/plural.ts'
import { EventCard } from './event-card.tsx'
import { type Filter, sentOf } from './filter.ts'
import { change } from './filter-store.ts'
import * as texts from './texts.ts'
import { waits } from './words.ts'

const isFull = ({ openSlots }: EventAnswer) => Number(openSlots === 0)

const startOf = ({ start_date }: EventAnswer) => start_date

const card = (event: EventAnswer) => <EventCard key={event.id} event={event} where="found" />

/** Those with a free place stand before those that are full. */
export function useEventOrder(filter: Filter): Ordered<EventAnswer> {
  const { sorted, ...order } = useOrder(filter, { startOf, waits, first: 'soon' })
  const home = useSelf().preference.location
  return {
    ...order,
    others: nearTitle(texts.events, filter, home),
    sorted: found => sorted(found).toSorted((one, two) => isFull(one) - isFull(two)),
  }
}

/** The events of a filter as `Found` and `Results` take them; without its choice the order is chosen elsewhere. */
export function useFound(filter: Filter, order: Ordered<EventAnswer>) {
  const sent = sentOf(filter)
  const pages = usePages(events.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), EACH_LOOK)
  const words = {
    title: texts.events,
    count: (total: number) => plural(texts.nEvents, total),
    none: texts.tryALongerDistance,
  }
  return { change, ...foundOf(pages, words, card, order) }
}
