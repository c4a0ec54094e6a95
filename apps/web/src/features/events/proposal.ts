import { homeOf, type Resident } from '../../places/home.ts'
import { serverNow } from '../../ui/clock.ts'
import { usualTimes } from '../../ui/date-time.ts'
import type { EventValues } from './draft.ts'
import { here } from '../../ui/here.ts'
import { wallDate } from '../../ui/when.ts'

/** A new event is proposed for the next Saturday morning, in the city where its organizer lives. */
export function proposal(self: Resident, now = serverNow()): Partial<EventValues> {
  const [, saturday] = usualTimes(wallDate(now, here()))
  return { ...(saturday !== undefined && { event_start: saturday }), ...homeOf(self) }
}
