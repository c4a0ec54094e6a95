import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Nearby, NEARBY } from '../../search/nearby.tsx'
import { EventCard } from './event-card.tsx'
import { INITIAL, sentOf } from './filter.ts'
import * as texts from './texts.ts'

/** Events nearby that the viewer can join, those with a free place first, but for those that are `known`. */
export function OpenNearby({ known = [] }: { known?: readonly EventAnswer[] }) {
  const { id: viewerId, preference } = useSelf()
  const load = useApi(events.search, { ...sentOf(INITIAL), limit: NEARBY })
  return (
    <Nearby
      home={preference.location}
      titles={texts.moreEvents}
      all={paths.searchEvent}
      load={load}
      cards={load.data?.payload
        .filter(({ user_id, actions }) => user_id !== viewerId && actions.join.kind === 'allowed')
        .filter(({ id }) => !known.some(one => one.id === id))
        .toSorted((one, other) => Number(one.openSlots === 0) - Number(other.openSlots === 0))
        .map(event => <EventCard key={event.id} event={event} where="found" />)}
    />
  )
}
