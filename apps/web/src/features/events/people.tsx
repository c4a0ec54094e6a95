import type { EventAnswer, EventPlace } from '@gauntlet/contract/events/answer'
import { type ReactNode, useState } from 'react'
import { useSelf } from '../../api/use-self.ts'
import { PlaceFaces } from '../../people/place-faces.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Folded } from '../../ui/folded.tsx'
import { Places } from './places.tsx'
import { areFew, comingTo, invitedTo, waitingFor } from './words.ts'
import { HostRow, PersonRow } from './person.tsx'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'

/** px */
const RING = 32
const RINGS = 4

/** The players who come, those on the waiting list in their order, and those who have not answered yet. */
export function People({ event }: { event: EventAnswer }) {
  const { id: viewerId } = useSelf()
  const hasRoom = useStore(wide)
  const invited = invitedTo(event)
  const { slots, openSlots, status, user_id, venue } = event
  const isOver = status === 'Complete'
  // The organizer leads; once it is over those to be met again do.
  const leads = ({ id }: EventPlace) => Number(id === user_id) - Number(isOver && id === viewerId)
  const coming = comingTo(event).toSorted((one, other) => leads(other) - leads(one))
  const free = status === 'Upcoming' ? openSlots : 0
  // Where there is room they stand above.
  const areTold = hasRoom && coming.length > 0
  // Strangers to a closed event are told of nobody but its organizer.
  if (coming.length === 0 && venue === '')
    return (
      <Section title={texts.organizer}>
        <Card>
          <ul className="event-persons">
            <HostRow host={event.issuer} />
          </ul>
        </Card>
      </Section>
    )
  return (
    <>
      <Group event={event} title={texts.participants} people={coming} count={slots - openSlots}>
        {free > 0
          ? !areTold && (
              <li className="event-person event-free numbers">
                <PlaceFaces of={[]} taken={0} free={free} most={RINGS} size={RING} />
                <strong>{plural(texts.placesLeft, free)}</strong>
              </li>
            )
          : coming.length === 0 && <li className="event-person soft">{texts.noParticipantsFound}</li>}
      </Group>
      <Group event={event} title={texts.waitingList} people={waitingFor(event)} />
      {/* An invitation of the viewer's own stands above. */}
      {invited.some(({ id }) => id !== viewerId) && <Group event={event} title={texts.invited} people={invited} />}
    </>
  )
}

/** Players of one standing; the organizer takes somebody out of it in a mode of its own. */
function Group({
  event,
  title,
  people,
  count = people.length,
  children,
}: {
  event: EventAnswer
  title: string
  people: readonly EventPlace[]
  count?: number
  /** A row below theirs; given, it is the list of those who come. */
  children?: ReactNode
}) {
  const { id: viewerId } = useSelf()
  const hasRoom = useStore(wide)
  const [isEdited, setIsEdited] = useState(false)
  const isComing = children !== undefined
  if (people.length === 0 && !isComing) return null
  const isEditable = event.actions.remove.kind === 'allowed' && people.some(({ id }) => id !== viewerId)
  const words = isEdited ? texts.done : texts.edit
  const edit = isEditable && (
    <button
      type="button"
      className="button small quiet event-edge"
      aria-label={say(texts.editTitle, { edit: words, title })}
      onClick={() => setIsEdited(!isEdited)}
    >
      {words}
    </button>
  )
  const rows = (
    <ul className="event-persons">
      {people.map(person => (
        <PersonRow key={person.id} event={event} person={person} isEdited={isEdited && isEditable} />
      ))}
      {children}
    </ul>
  )
  // On a phone the faces of many stand in the hero.
  return isComing && !hasRoom && event.status === 'Upcoming' && !areFew(event) ? (
    <Folded title={title} count={count} line={<Places event={event} where="inside" />}>
      {rows}
      {edit}
    </Folded>
  ) : (
    <Section title={title} count={count} action={edit}>
      <Card>{rows}</Card>
    </Section>
  )
}
