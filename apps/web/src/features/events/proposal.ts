import type { User } from '@gauntlet/contract/profiles/answer'
import { homeOf, type Resident } from '../../places/home.ts'
import { serverNow } from '../../ui/clock.ts'
import { usualTimes } from '../../ui/date-time.ts'
import type { EventValues } from './draft.ts'
import { endOf } from '../../places/end.ts'
import { here } from '../../ui/here.ts'
import { say } from '../../ui/say.ts'
import { wallDate } from '../../ui/when.ts'
import * as texts from './texts.ts'

/** As long as most take. */
export const HOURS = 3

/** A new event is proposed with a name, for the next Saturday morning, in the city where its organizer lives. */
export function proposal(self: Resident & Pick<User, 'first_name'>, now = serverNow()): Partial<EventValues> {
  const [, saturday] = usualTimes(wallDate(now, here()))
  return {
    event_name: say(texts.nameGameDay, { name: self.first_name }),
    ...(saturday !== undefined && { event_start: saturday, event_end: endOf(saturday, HOURS) }),
    ...homeOf(self),
  }
}
