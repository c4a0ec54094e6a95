import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { eventReasons } from '@gauntlet/contract/events/texts'
import { fill, paths } from '../../paths.ts'
import { TalkLink } from '../../people/talk-link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import '../../ui/dead-end.css'
import { Link } from '../../ui/link.tsx'
import { say } from '../../ui/say.ts'
import { DayLeaf } from './day-leaf.tsx'
import HostNext from './host-next.tsx'
import { LeafTime } from './leaf-time.tsx'
import { OpenNearby } from './open-nearby.tsx'
import { People } from './people.tsx'
import * as texts from './texts.ts'

/** px */
const FACE = 40

/** The event itself, why it stays as it is, and who could change it. */
export default function Closed({ event }: { event: EventAnswer }) {
  const { id, event_name, status, issuer, start_date, timezone, actions } = event
  const reason = actions.modify.reason ?? 'not_yours'
  const isAhead = status === 'Upcoming'
  const isOthers = reason === 'not_yours'
  const view = { to: fill(paths.eventView, { event_view_id: id }), replace: true, children: texts.viewTheEvent }
  const why = isAhead
    ? isOthers
      ? texts.nameOrganizesIt
      : texts.tellThemInTalk
    : isOthers
      ? texts.nameOrganizedIt
      : texts.planAnother
  return (
    <>
      <section className="event-head event-hero event-refused" aria-label={texts.status}>
        <DayLeaf at={start_date} timezone={timezone} large />
        <div className="event-head-words">
          <p>
            <strong>{event_name}</strong>
          </p>
          <h2>{eventReasons[reason]}</h2>
          <div className="when-where">
            <p>
              <LeafTime event={event} />
            </p>
          </div>
        </div>
        <div className="event-head-facts">
          <div className="event-host">
            {isOthers && <Avatar id={issuer.id} name={issuer.full_name} image={issuer.preference.image} size={FACE} />}
            <p>{say(why, { name: issuer.short_name })}</p>
          </div>
          <div className="dead-end-ways">
            {isAhead ? <Link className="button main" {...view} /> : <HostNext event={event} />}
            {isAhead ? <TalkLink kind="event" id={id} /> : <Link {...view} />}
          </div>
        </div>
      </section>
      <People event={event} />
      <OpenNearby known={[event]} />
    </>
  )
}
