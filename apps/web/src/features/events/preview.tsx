import type { UserCard } from '@gauntlet/contract/cards/answer'
import { mdiLockOutline } from '@mdi/js'
import { TypedWhenWhere } from '../../places/typed-when-where.tsx'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { Section } from '../../ui/card.tsx'
import { plural } from '../../ui/plural.ts'
import { Chip } from '../../ui/status-chip.tsx'
import { DayLeaf } from './day-leaf.tsx'
import type { EventValues } from './draft.ts'
import * as texts from './texts.ts'

const NAME = { largest: 28, smallest: 18 }
/** px */
const FACE = 32
const FACES = 8

/** The event as players will see it. */
export default function Preview({
  values: { event_name, event_start, venue, location, slots, open_invite, message },
  invited,
}: {
  values: EventValues
  invited: readonly UserCard[]
}) {
  // Wall time: read and shown in one zone it stays as it was typed.
  const day = `${event_start}Z`
  return (
    <aside className="event-preview">
      <Section title={texts.playersWillSee}>
        <div className="card event-head">
          {!Number.isNaN(Date.parse(day)) && <DayLeaf at={day} timezone="UTC" large />}
          <div className="event-head-words">
            <p className="event-preview-title">
              <Name {...NAME}>{event_name === '' ? texts.title : event_name}</Name>
            </p>
            {open_invite !== true && (
              <p className="event-line small">
                <Chip icon={mdiLockOutline}>{texts.byInvitation}</Chip>
              </p>
            )}
          </div>
          <div className="event-head-facts">
            <TypedWhenWhere start={event_start} venue={venue} location={location} />
            <div className="event-places">
              {invited.length > 0 && (
                <span className="faces" aria-hidden="true">
                  {invited.slice(0, FACES).map(({ id, full_name, preference }) => (
                    <Avatar key={id} id={id} name={full_name} image={preference.image} size={FACE} />
                  ))}
                </span>
              )}
              <span className="small numbers">{plural(texts.placesTaken, Number(slots) || 0, { taken: 0 })}</span>
            </div>
            {message !== '' && <p className="bubble">{message}</p>}
          </div>
        </div>
      </Section>
    </aside>
  )
}
