import type { UserCard } from '@gauntlet/contract/cards/answer'
import { mdiLockOutline } from '@mdi/js'
import { TypedWhenWhere } from '../../places/typed-when-where.tsx'
import { Name } from '../../ui/avatar.tsx'
import { Section } from '../../ui/card.tsx'
import { plural } from '../../ui/plural.ts'
import { Chip } from '../../ui/status-chip.tsx'
import { BegunPlaces } from './begun-places.tsx'
import { DayLeaf } from './day-leaf.tsx'
import type { EventValues } from './draft.ts'
import { wallSpan } from './span.ts'
import * as texts from './texts.ts'

const NAME = { largest: 28, smallest: 18 }
const DISCS = 7
/** px */
const FACE = 32

/** The event as players will see it. */
export default function Preview({
  values: { event_name, event_start, event_end, venue, location, slots, open_invite, message },
  invited,
}: {
  values: EventValues
  invited: readonly UserCard[]
}) {
  // Wall time: read and shown in one zone it stays as it was typed.
  const day = `${event_start}Z`
  const places = Number(slots) || 0
  return (
    <aside>
      <Section title={texts.playersWillSee}>
        <div className="event-head event-hero">
          {!Number.isNaN(Date.parse(day)) && <DayLeaf at={day} timezone="UTC" large />}
          <div className="event-head-words">
            <p className="event-preview-title">
              <Name {...NAME}>{event_name === '' ? texts.yourEvent : event_name}</Name>
            </p>
            {open_invite !== true && (
              <p className="event-line small">
                <Chip icon={mdiLockOutline}>{texts.byInvitation}</Chip>
              </p>
            )}
          </div>
          <div className="event-head-facts">
            <TypedWhenWhere
              start={event_start}
              span={wallSpan(event_start, event_end ?? '')}
              venue={venue}
              location={location}
            />
            <div className="event-places">
              <BegunPlaces invited={invited} slots={places} most={DISCS} size={FACE} />
              <span className="small numbers">{plural(texts.nPlaces, places)}</span>
            </div>
            {message !== '' && <p className="bubble">{message}</p>}
          </div>
        </div>
      </Section>
    </aside>
  )
}
