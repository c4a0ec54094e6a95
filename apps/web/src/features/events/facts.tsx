import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { fill, paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { ShareLink } from '../../ui/share-link.tsx'
import * as texts from './texts.ts'
import { LinkedName } from '../../people/linked-name.tsx'

/** The facts that the head of the screen leaves open: the organizer, and that strangers are not told the venue. */
export function Facts({ event }: { event: EventAnswer }) {
  const { id, issuer, venue } = event
  return (
    <Card label={texts.details} className="row between event-facts-card">
      <p>
        <span className="soft small">{texts.organizer}</span> <LinkedName player={issuer} />
      </p>
      {event.public === 1 && <ShareLink path={fill(paths.eventView, { event_view_id: id })} title={event.event_name} />}
      {venue === '' && <p className="soft small">{texts.onlyThoseWhoAreInvited}</p>}
      {event.open_invite === 1 && event.open_to_minors === 1 && (
        <p className="soft small">{texts.playersUnder18MayJoin}</p>
      )}
    </Card>
  )
}
