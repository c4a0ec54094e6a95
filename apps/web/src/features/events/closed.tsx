import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { eventReasons } from '@gauntlet/contract/events/texts'
import { mdiLockOutline } from '@mdi/js'
import { fill, paths } from '../../paths.ts'
import { PlaceFaces } from '../../people/place-faces.tsx'
import { TalkLink } from '../../people/talk-link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import '../../ui/dead-end.css'
import { Link } from '../../ui/link.tsx'
import { say } from '../../ui/say.ts'
import { Chip } from '../../ui/status-chip.tsx'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { DayLeaf } from './day-leaf.tsx'
import HostNext from './host-next.tsx'
import { LeafTime } from './leaf-time.tsx'
import { OpenNearby } from './open-nearby.tsx'
import { People } from './people.tsx'
import { comingTo, placesWords } from './words.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 40
/** So many stand in the hero. */
const FACES = 5

/** The event itself, why it stays as it is, and who could change it. */
export default function Closed({ event }: { event: EventAnswer }) {
  const hasRoom = useStore(wide)
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
          <h2 className="hero-name">{event_name}</h2>
          <div className="when-where">
            <p>
              <LeafTime event={event} />
            </p>
          </div>
        </div>
        {hasRoom && (
          <div className="event-left">
            <p className="numbers">{placesWords(event)}</p>
            <PlaceFaces of={comingTo(event)} taken={event.slots - event.openSlots} free={0} most={FACES} size={FACE} />
          </div>
        )}
        <div className="event-head-facts">
          <p>
            <Chip tone="sand" icon={mdiLockOutline}>
              {eventReasons[reason]}
            </Chip>
          </p>
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
