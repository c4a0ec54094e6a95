import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { mdiLockOutline } from '@mdi/js'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { LinkCard } from '../../ui/card.tsx'
import { WherePieces } from '../../places/where.tsx'
import { Chip, StatusChip } from '../../ui/status-chip.tsx'
import '../../ui/things.css'
import { DayLeaf } from './day-leaf.tsx'
import { drawnOf, shownIn, type Where } from './drawn.ts'
import { EventActions } from './event-actions.tsx'
import './events.css'
import HostNext from './host-next.tsx'
import { LeafTime } from './leaf-time.tsx'
import { Places } from './places.tsx'
import { standingLine, waits } from './words.ts'
import * as texts from './texts.ts'

const NAME_PX = 20
const TITLE_PX = 16
const FACE_PX = 24

/** Lines that the heading above a list stands for already. */
const SAID: ReadonlySet<string> = new Set([texts.youOrganizeIt, texts.youAreIn])

/** An event in a list: the day, and beside it the title, when, where and the viewer's standing; then who comes. */
export function EventCard({
  event,
  where,
  headed = false,
  again = false,
}: {
  event: EventAnswer
  where: Where
  /** It stands below a heading that says what the viewer is in it. */
  headed?: boolean
  /** Whoever was there can host it anew. */
  again?: boolean
}) {
  const { id, event_name, status, is_new, open_invite, distance, start_date, timezone, issuer } = event
  const { id: viewerId } = useSelf()
  const line = standingLine(event, viewerId)
  const isAsked = status === 'Upcoming' && waits(event)
  const place = shownIn(event, where, viewerId)
  return (
    <LinkCard
      className="event-card acts-beside"
      to={fill(paths.eventView, { event_view_id: id })}
      lead={<DayLeaf at={start_date} timezone={timezone} />}
      title={
        <Name largest={NAME_PX} smallest={TITLE_PX}>
          {event_name}
        </Name>
      }
      actions={
        again && status === 'Complete' && line !== '' ? (
          <HostNext event={event} small />
        ) : (
          drawnOf(event, place).length > 0 && <EventActions event={event} where={place} />
        )
      }
    >
      <div className="event-facts small">
        {isAsked && (
          <p className="event-asks">
            <Avatar id={issuer.id} name={issuer.full_name} image={issuer.preference.image} size={FACE_PX} />
            {line}
          </p>
        )}
        <p>
          <LeafTime event={event} />
        </p>
        <p className="event-where">
          <WherePieces place={event} distance={distance} />
        </p>
        <p className="event-line">
          {status !== 'Upcoming' && <StatusChip status={status} />}
          {is_new && <span className="new-mark">{texts.newChip}</span>}
          {open_invite === 0 && <Chip icon={mdiLockOutline}>{texts.byInvitation}</Chip>}
          {!isAsked && !(headed && SAID.has(line)) && line}
        </p>
      </div>
      <Places event={event} where="list" />
    </LinkCard>
  )
}
