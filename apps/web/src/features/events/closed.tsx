import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { eventReasons } from '@gauntlet/contract/events/texts'
import { fill, paths } from '../../paths.ts'
import { TalkLink } from '../../people/talk-link.tsx'
import { DeadEnd } from '../../ui/dead-end.tsx'
import { Link } from '../../ui/link.tsx'
import { say } from '../../ui/say.ts'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { EventCard } from './event-card.tsx'
import HostNext from './host-next.tsx'
import { OpenNearby } from './open-nearby.tsx'
import { People } from './people.tsx'
import * as texts from './texts.ts'

/** Why it stays as it is, who could change it, and the event itself. */
export default function Closed({ event }: { event: EventAnswer }) {
  const { id, status, issuer, actions } = event
  const hasRoom = useStore(wide)
  const reason = actions.modify.reason ?? 'not_yours'
  const isAhead = status === 'Upcoming'
  const view = { to: fill(paths.eventView, { event_view_id: id }), replace: true, children: texts.viewTheEvent }
  const way = reason === 'not_yours' ? texts.nameOrganizesIt : texts.tellThemInTalk
  return (
    <>
      <DeadEnd
        title={eventReasons[reason]}
        why={isAhead ? say(way, { name: issuer.short_name }) : texts.planAnother}
        help={isAhead ? <Link className="button main" {...view} /> : <HostNext event={event} />}
        out={isAhead ? <TalkLink kind="event" id={id} /> : <Link {...view} />}
      />
      {/* Beside it stands the list, with the event. */}
      {hasRoom ? <People event={event} /> : <EventCard event={event} where="list" />}
      <OpenNearby known={[event]} />
    </>
  )
}
