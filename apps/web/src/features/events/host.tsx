import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { Avatar } from '../../ui/avatar.tsx'
import * as texts from './texts.ts'

/** px */
const FACE = 32

/** Whoever organizes an event, and what they say of it; nobody has to be told what they wrote themselves. */
export function Host({ event: { issuer, message }, isOwn }: { event: EventAnswer; isOwn: boolean }) {
  const { id, full_name, short_name, preference } = issuer
  if (isOwn) return message !== '' && <p className="event-note">{message}</p>
  return (
    <div className="event-host">
      <Avatar id={id} name={full_name} image={preference.image} size={FACE} />
      <div className={message === '' ? undefined : 'bubble'}>
        <p className="soft small">{message === '' ? texts.organizer : short_name}</p>
        <p>{message || short_name}</p>
      </div>
    </div>
  )
}
