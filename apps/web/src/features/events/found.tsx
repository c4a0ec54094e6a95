import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { usePages } from '../../api/use-pages.ts'
import { foundOf } from '../../search/found-of.tsx'
import { EACH_LOOK } from '../../search/results.tsx'
import { useOrder } from '../../search/use-order.tsx'
import { plural } from '../../ui/plural.ts'
import { EventCard } from './event-card.tsx'
import { type Filter, sentOf } from './filter.ts'
import { change } from './filter-store.ts'
import * as texts from './texts.ts'
import { waits } from './words.ts'

const startOf = ({ start_date }: EventAnswer) => start_date

const card = (event: EventAnswer) => <EventCard key={event.id} event={event} where="found" />

/** The events of a filter, invitations first, then the nearest or the soonest, as `Found` and `Results` take them. */
export function useFound(filter: Filter) {
  const sent = sentOf(filter)
  const pages = usePages(events.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), EACH_LOOK)
  const words = {
    title: texts.events,
    count: (total: number) => plural(texts.nEvents, total),
    none: texts.tryALongerDistance,
  }
  const order = useOrder(startOf, 'soon')
  const found = foundOf(pages, words, card, { ...order, lead: { title: texts.invitations, has: waits } })
  return { change, ...found }
}
