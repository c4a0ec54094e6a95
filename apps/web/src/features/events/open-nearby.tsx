import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Nearby, NEARBY } from '../../search/nearby.tsx'
import { EventCard } from './event-card.tsx'
import { INITIAL, sentOf } from './filter.ts'

/** The events nearby with a place that all may take, but for those that the viewer knows. */
export function OpenNearby({ known = [] }: { known?: readonly EventAnswer[] }) {
  const home = useSelf().preference.location
  const load = useApi(events.search, { ...sentOf(INITIAL), limit: NEARBY })
  return (
    <Nearby
      home={home}
      all={paths.searchEvent}
      load={load}
      cards={load.data?.payload
        .filter(({ id, openSlots }) => openSlots > 0 && !known.some(one => one.id === id))
        .map(event => <EventCard key={event.id} event={event} where="found" />)}
    />
  )
}
