import { event, eventPlace, eventVerdict } from '@gauntlet/contract/events/answer'
import { feature, none } from '../../platform/features/feature.ts'
import { leaveEvents } from './account-closing.ts'
import { eventEntries } from './calendar.ts'
import { company } from './company-queries.ts'
import { eraseWords } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { attachToEvent } from './invite.ts'
import { eventAgenda } from './lists.ts'
import { eventGuests } from './guests.ts'
import { lookAtEvent } from './onlookers.ts'
import { partInEvents, sharedEvents } from './blocking.ts'
import { eventReminder } from './reminder.ts'
import { eventRoutes } from './routes.ts'
import { talked } from './talk-queries.ts'

export const events = feature({
  name: 'events',
  routes: eventRoutes,
  answers: { Event: event, EventPlace: eventPlace, EventVerdict: eventVerdict },
  jobs: none('What time does to an event is computed when it is read.'),
  keeps: {
    export: { events: exported.events },
    leave: leaveEvents,
    erase: (tx, _services, userId) => eraseWords.affected(tx, { userId }),
  },
  gathers: {
    block: { part: partInEvents, shared: sharedEvents },
    invitation: { kind: 'event', attach: attachToEvent },
    guests: eventGuests,
    calendar: eventEntries,
    agenda: { events: eventAgenda },
    reminder: eventReminder,
    onlookers: { kind: 'event', requireVisible: lookAtEvent },
    company,
    talk: { kind: 'event', find: talked },
  },
})
