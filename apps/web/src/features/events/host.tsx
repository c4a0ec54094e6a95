import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { LinkedName } from '../../people/linked-name.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { rich } from '../../ui/rich.tsx'
import { waits } from './words.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 32

/** Whoever organizes an event, apart from those who have a place in it, with what they say; not told to themselves. */
export function Host({ event, isOwn }: { event: EventAnswer; isOwn: boolean }) {
  const { issuer, message } = event
  const { id, full_name, short_name, preference } = issuer
  const name = (
    <strong>
      <LinkedName player={{ ...issuer, full_name: short_name }} />
    </strong>
  )
  if (isOwn) return message !== '' && <p className="event-note">{message}</p>
  return (
    <div className="event-host">
      <Avatar id={id} name={full_name} image={preference.image} size={FACE} />
      <div className={message === '' ? undefined : 'bubble'}>
        {waits(event) ? (
          <p className="small">{rich(texts.shortNameInvitesYou, { shortName: name })}</p>
        ) : (
          <p className="pieces small">
            {name}
            <span>{texts.organizer}</span>
          </p>
        )}
        {message !== '' && <p>{message}</p>}
      </div>
    </div>
  )
}
