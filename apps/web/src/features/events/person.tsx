import type { UserCard } from '@gauntlet/contract/cards/answer'
import { events } from '@gauntlet/contract/events/endpoints'
import type { EventAnswer, EventPlace } from '@gauntlet/contract/events/answer'
import { mdiFlagOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { GuestLinkButton } from '../../people/guests/guest-link-button.tsx'
import { rivalryWords } from '../../people/head-to-head.ts'
import { useRivalries } from '../../people/use-rivalries.ts'
import { LinkedName } from '../../people/linked-name.tsx'
import { aboutPlayer } from '../../ui/about-line.tsx'
import { ActButtons } from '../../ui/act-buttons.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { say } from '../../ui/say.ts'
import { Chip } from '../../ui/status-chip.tsx'
import { isIn } from './words.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 44

const Organizer = () => <Chip icon={mdiFlagOutline}>{texts.organizer}</Chip>

/** Leads to the player from wherever it is pressed. */
function Person({ player, chip, children }: { player: UserCard; chip: ReactNode; children?: ReactNode }) {
  const { id: viewerId } = useSelf()
  const { id, full_name, preference } = player
  const own = id === viewerId
  const record = useRivalries().get(id)
  return (
    <li className="event-person">
      <Avatar id={id} name={full_name} image={preference.image} size={FACE} />
      <div className="event-person-words">
        <span>
          <LinkedName player={player} own={own} />
        </span>
        {record === undefined ? (
          <span className="soft small">{own ? texts.you : preference.location}</span>
        ) : (
          <strong className="small numbers">{rivalryWords(record)}</strong>
        )}
      </div>
      {chip}
      {children}
    </li>
  )
}

/** Whoever organizes the event without a place in it. */
export const HostRow = ({ host }: { host: UserCard }) => <Person player={host} chip={<Organizer />} />

export function PersonRow({
  event,
  person,
  isEdited,
}: {
  event: EventAnswer
  person: EventPlace
  /** The organizer takes somebody out. */
  isEdited: boolean
}) {
  const { id: viewerId } = useSelf()
  const { run, busy } = useAction(events.removeUser)
  const { id, full_name: name, first_name, _joinData } = person
  const isGuest = _joinData.asked_by === 'guest'
  const mayRemove = event.actions.remove.kind === 'allowed' && id !== viewerId
  // Whoever was there has met the others.
  const meets = event.status === 'Complete' && isIn(event) && id !== viewerId && !person.former
  const consequence = () => {
    if (isGuest) return event.waiting > 0 ? texts.aGuestsPlaceGoes : texts.aGuestsPlaceIsFree
    if (_joinData.asked_by === 'organizer' && _joinData.status === 'Pending') return texts.theInviteIsWithdrawn
    if (_joinData.waiting !== null) return texts.thePositionIsLost
    return event.waiting > 0 ? texts.thePlaceGoesToWhoever : texts.thePlaceIsFreeAgain
  }
  const remove = {
    text: texts.remove,
    look: 'danger' as const,
    asks: {
      title: say(texts.removeName, { name }),
      line: aboutPlayer(person, event.event_name),
      text: say(consequence(), { name: first_name }),
      confirm: say(texts.removeOne, { name: first_name }),
    },
    run: () => run({ event_id: event.id, user_id: id }),
  }
  return (
    <Person player={person} chip={!isEdited && <Standing event={event} person={person} />}>
      {meets && (
        <Link
          className="button small event-meet"
          to={fill(paths.challengeList, { id })}
          aria-label={say(texts.challengeName, { name })}
        >
          {texts.challenge}
        </Link>
      )}
      {mayRemove && isGuest && !isEdited && <GuestLinkButton id={id} name={name} />}
      {mayRemove && isEdited && <ActButtons acts={[remove]} busy={busy} about={name} small />}
    </Person>
  )
}

/** The mark that sets somebody apart from the others of a group; its heading says what all of them are. */
function Standing({ event, person: { id, _joinData } }: { event: EventAnswer; person: EventPlace }) {
  const { waiting, asked_by } = _joinData
  if (id === event.user_id) return <Organizer />
  if (asked_by === 'guest') return <Chip tone="sand">{texts.guest}</Chip>
  return waiting !== null && <Chip tone="sand">{say(texts.numberWaiting, { waiting })}</Chip>
}
