import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer, EventPlace } from '@gauntlet/contract/events/answer'
import { mdiFlagOutline } from '@mdi/js'
import { useAction } from '../../api/use-action.ts'
import { useSelf } from '../../api/use-self.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Folded } from '../../ui/folded.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import { comingTo, invitedTo, waitingFor } from './words.ts'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { GuestLinkButton } from '../../people/guests/guest-link-button.tsx'
import { LinkedName } from '../../people/linked-name.tsx'

/** The players who come, those on the waiting list in their order, and those who have not answered yet. */
export function People({ event }: { event: EventAnswer }) {
  const { id: viewerId } = useSelf()
  const invited = invitedTo(event)
  const groups = [
    { title: texts.participants, people: comingTo(event) },
    { title: texts.waitingList, people: waitingFor(event) },
    // An invitation of the viewer's own stands above.
    { title: texts.invited, people: invited.some(({ id }) => id !== viewerId) ? invited : [] },
  ] as const
  const [coming] = groups
  const { slots, openSlots, status } = event
  const hasRoom = useStore(wide)
  const free = status === 'Upcoming' ? openSlots : 0
  return (
    <>
      {coming.people.length === 0 && event.venue !== '' && (
        <Section title={texts.participants}>
          <p className="card soft">{texts.noParticipantsFound}</p>
        </Section>
      )}
      {groups
        .filter(group => group.people.length > 0)
        .map(({ title, people }) => {
          const isComing = people === coming.people
          const count = isComing ? slots - openSlots : people.length
          const rows = (
            <ul className="event-persons">
              {people.map(person => (
                <Row key={person.id} event={event} person={person} />
              ))}
              {isComing && free > 0 && (
                <li className="event-person soft">
                  <span className="place-free" />
                  {plural(texts.nMoreFree, free)}
                </li>
              )}
            </ul>
          )
          // On a phone their faces stand in the hero.
          return isComing && !hasRoom ? (
            <Folded key={title} title={title} count={count}>
              {rows}
            </Folded>
          ) : (
            <Section key={title} title={title} count={count}>
              <Card>{rows}</Card>
            </Section>
          )
        })}
    </>
  )
}

function Row({ event, person }: { event: EventAnswer; person: EventPlace }) {
  const self = useSelf()
  const { run, busy } = useAction(events.removeUser)
  const { id, full_name, preference, _joinData } = person
  const own = id === self.id
  const { asked_by } = _joinData
  return (
    <li className="event-person">
      <Avatar id={id} name={full_name} image={preference.image} size={44} />
      <div className="event-person-words">
        <span>
          <LinkedName player={person} own={own} />
        </span>
        {(own || preference.location !== null) && (
          <span className="soft small">{own ? texts.you : preference.location}</span>
        )}
        <Apart event={event} person={person} />
      </div>
      {event.actions.remove.kind === 'allowed' && !own && (
        <div className="row">
          {asked_by === 'guest' && <GuestLinkButton id={id} name={full_name} />}
          <MoreButton
            label={`${texts.remove}, ${full_name}`}
            busy={busy}
            asks={{
              title: say(texts.removeName, { name: full_name }),
              text:
                asked_by === 'organizer' && _joinData.status === 'Pending'
                  ? texts.theInviteIsWithdrawn
                  : event.waiting > 0
                    ? texts.thePlaceGoesToWhoever
                    : texts.thePlaceIsFreeAgain,
              confirm: texts.remove,
            }}
            run={() => run({ event_id: event.id, user_id: id })}
          />
        </div>
      )}
    </li>
  )
}

/** The mark that sets somebody apart from the others of a group; its heading says what all of them are. */
function Apart({ event, person: { id, _joinData } }: { event: EventAnswer; person: EventPlace }) {
  const { waiting, asked_by } = _joinData
  const chip =
    id === event.user_id ? (
      <Chip icon={mdiFlagOutline}>{texts.organizer}</Chip>
    ) : asked_by === 'guest' ? (
      <Chip tone="sand">{texts.guest}</Chip>
    ) : (
      waiting !== null && <Chip tone="sand">{say(texts.numberWaiting, { waiting })}</Chip>
    )
  return chip && <span className="event-person-standing">{chip}</span>
}
