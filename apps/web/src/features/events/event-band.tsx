import type { UserCard } from '@gauntlet/contract/cards/answer'
import { places } from '@gauntlet/contract/places/endpoints'
import { useApi } from '../../api/use-api.ts'
import { Name } from '../../ui/avatar.tsx'
import { plural } from '../../ui/plural.ts'
import { wallDay } from '../../ui/when.ts'
import { BegunPlaces } from './begun-places.tsx'
import { DayLeaf } from './day-leaf.tsx'
import { type EventValues, slotsOf } from './draft.ts'
import { wallHours } from './span.ts'
import * as texts from './texts.ts'

const NAME = { largest: 22, smallest: 16 }
const DISCS = 6
/** px */
const FACE = 24

/** The event in a band above its fields, where there is no room for it beside them: it grows as they are filled in. */
export function EventBand({ values, invited }: { values: EventValues; invited: readonly UserCard[] }) {
  const { event_name, event_start, event_end, open_invite } = values
  // Wall time: read and shown in one zone it stays as it was typed.
  const day = `${event_start}Z`
  // As the field proposes it, before it has written it down.
  const [last] = useApi(places.venues, {}).data?.payload ?? []
  const venue = values.venue || last?.venue
  const slots = slotsOf(values)
  return (
    <div className="event-head event-hero event-band">
      {!Number.isNaN(Date.parse(day)) && <DayLeaf at={day} timezone="UTC" />}
      <div className="event-head-words">
        <p className="event-preview-title">
          <Name {...NAME}>{event_name === '' ? texts.yourEvent : event_name}</Name>
        </p>
        <p className="pieces small">
          {event_start !== '' && <span>{wallHours(event_start, event_end ?? '') ?? wallDay(event_start).hour}</span>}
          {venue && <span>{venue}</span>}
        </p>
        <p className="event-places small">
          <BegunPlaces invited={invited} slots={slots} most={DISCS} size={FACE} />
          <span className="pieces">
            <span>{plural(texts.nPlaces, slots)}</span>
            {open_invite !== true && <span>{texts.byInvitation}</span>}
          </span>
        </p>
      </div>
    </div>
  )
}
