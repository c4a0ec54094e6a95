import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { mdiCalendarClock, mdiLockOutline } from '@mdi/js'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { Name } from '../../ui/avatar.tsx'
import { LinkCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WhereLine } from '../../places/where.tsx'
import { Chip, StatusChip } from '../../ui/status-chip.tsx'
import '../../ui/things.css'
import { DayLeaf } from './day-leaf.tsx'
import { drawnOf, shownIn, type Where } from './drawn.ts'
import { EventActions } from './event-actions.tsx'
import './events.css'
import { LeafTime } from './leaf-time.tsx'
import { Places } from './places.tsx'
import { standingLine } from './words.ts'
import * as texts from './texts.ts'

const NAME_PX = 20
const TITLE_PX = 16

/** An event in a list: the day, the title, the viewer's standing, when, where, and who comes. */
export function EventCard({ event, where }: { event: EventAnswer; where: Where }) {
  const { id, event_name, status, is_new, open_invite, distance, start_date, timezone } = event
  const { id: viewerId } = useSelf()
  const line = standingLine(event, viewerId)
  const place = shownIn(event, where, viewerId)
  return (
    <LinkCard
      to={fill(paths.eventView, { event_view_id: id })}
      lead={<DayLeaf at={start_date} timezone={timezone} />}
      title={
        <Name largest={NAME_PX} smallest={TITLE_PX}>
          {event_name}
        </Name>
      }
      actions={drawnOf(event, place).length > 0 && <EventActions event={event} where={place} />}
    >
      <p className="event-line small">
        {status !== 'Upcoming' && <StatusChip status={status} />}
        {is_new && <span className="new-mark">{texts.newChip}</span>}
        {open_invite === 0 && <Chip icon={mdiLockOutline}>{texts.byInvitation}</Chip>}
        {line}
      </p>
      <p className="fact small">
        <Icon path={mdiCalendarClock} />
        <LeafTime event={event} />
      </p>
      <WhereLine place={event} distance={distance} />
      <Places event={event} />
    </LinkCard>
  )
}
