import { events } from '@gauntlet/contract/events/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { addUsers } from './invite.ts'
import { allEvents, myEvents, viewedEvent } from './lists.ts'
import { addEvent, cancelEvent, editEvent } from './organize.ts'
import { viewEvent } from './present.ts'
import { searchEvents } from './search.ts'
import { joinEvent, removeUser } from './take-part.ts'

export const eventRoutes = bind(events, {
  mine: myEvents,
  add: addEvent,
  all: allEvents,
  view: viewEvent,
  edit: editEvent,
  setViewed: viewedEvent,
  join: joinEvent,
  cancel: cancelEvent,
  addUsers,
  removeUser,
  search: searchEvents,
})
