import * as z from 'zod/mini'
import { type Limit, endpoints } from '../endpoint.ts'
import { event } from './answer.ts'
import { addEventInput, addToEventInput, editEventInput, eventFilter } from './forms.ts'
import { eventTexts } from './texts.ts'
import { id, nothing } from '../fields.ts'
import { HOUR, MINUTE } from '../time.ts'

const taps: readonly Limit[] = [{ by: 'account', max: 60, per: MINUTE }]
const one = z.strictObject({ id: id() })
const ofEvent = z.strictObject({ event_id: id() })
const { missing } = eventTexts

export const events = endpoints({
  mine: {
    method: 'GET',
    path: '/events',
    access: 'player',
    summary: 'Events that the viewer organizes or takes part in, latest start first.',
    input: nothing,
    answer: z.array(event),
    polled: true,
  },
  add: {
    method: 'POST',
    path: '/events/add',
    access: 'player',
    once: true,
    summary: 'Announces an event and invites the selected players; a closed one needs a friend among them.',
    input: addEventInput,
    answer: event,
    message: eventTexts.created,
    limits: [{ by: 'account', max: 30, per: HOUR }],
  },
  all: {
    method: 'GET',
    path: '/events/view',
    access: 'public',
    summary: "All the viewer's events, latest start first; a visitor has none.",
    input: nothing,
    answer: z.array(event),
  },
  view: {
    method: 'GET',
    path: '/events/view/{id}',
    access: 'public',
    mayLag: true,
    summary: 'One event, for anybody with its address; a stranger sees title, time and city of a closed one.',
    input: one,
    answer: event,
    missing,
  },
  edit: {
    method: 'POST',
    path: '/events/edit/{id}',
    access: 'player',
    once: true,
    summary: 'The organizer changes the fields that are sent, until the start.',
    input: editEventInput,
    answer: event,
    message: eventTexts.updated,
    missing,
    limits: taps,
  },
  setViewed: {
    method: 'GET',
    path: '/events/setViewed/{id}',
    access: 'player',
    summary: 'The viewer has looked at this event.',
    input: one,
    missing,
    changes: true,
  },
  join: {
    method: 'POST',
    path: '/events/join',
    access: 'player',
    once: true,
    summary: 'Takes a place or accepts an invitation; where all are taken, the next position on the waiting list.',
    input: ofEvent,
    // The session says who asks.
    ignores: ['user_id'],
    answer: event,
    missing,
    limits: taps,
  },
  cancel: {
    method: 'POST',
    path: '/events/cancelEvents',
    access: 'player',
    once: true,
    summary: 'The organizer cancels.',
    input: ofEvent,
    // The session says who asks.
    ignores: ['user_id'],
    answer: event,
    message: eventTexts.cancelled,
    missing,
    limits: taps,
  },
  addUsers: {
    method: 'POST',
    path: '/events/addUserToEvents',
    access: 'player',
    once: true,
    summary: 'The organizer invites players by id, or somebody by e-mail, or gives a place to a guest by name.',
    input: addToEventInput,
    answer: event,
    message: eventTexts.added,
    missing,
    limits: taps,
  },
  removeUser: {
    method: 'POST',
    path: '/events/eventsParticipateRemove',
    access: 'player',
    once: true,
    summary: 'The organizer removes a player; a player leaves or declines.',
    input: z.strictObject({ event_id: id(), user_id: id(eventTexts.unknownPlayer) }),
    answer: event,
    missing,
    limits: taps,
  },
  search: {
    method: 'POST',
    path: '/events/searchEvntsBydate',
    access: 'player',
    mayLag: true,
    summary: 'Open events to come, the nearest first, then the soonest.',
    input: eventFilter,
    answer: z.array(event),
    paged: true,
  },
})
