import { GUESTS_MAX } from '../guests/limit.ts'
import { keysOf } from '../keys.ts'

export const eventTexts = {
  missing: 'Event does not exist',
  created: 'Event created.',
  updated: 'Event updated.',
  cancelled: 'Event cancelled.',
  joined: 'You are in.',
  waiting: 'All places are taken. You are on the waiting list.',
  left: 'Your place is free again.',
  declined: 'Invitation declined.',
  removed: 'Removed.',
  added: 'Invited.',
  guestAdded: 'Your guest has a place.',
  addressInvited: 'An invitation is on its way by email.',
  problemCreating: 'Problem Creating Event',
  problemUpdating: 'Problem Updating Event',
  /** The event screens' own empty state; that of the challenge list is spelt otherwise. */
  noneFound: 'No Event Found',
  unknownPlayer: 'We do not know this player.',
  tooManyPlayers: 'These are too many players at once.',
  emailMissing: 'Enter Email Id',
  emailInvalid: 'Invalid Email id',
  yourself: 'This is your own email: join the event instead.',
  slots: 'An event has 1 to 500 places.',
  day: 'This should be a day.',
  addFriend: 'Please add friend from friend list.',
  overSlots: 'You can not select friends more than total available slots.',
} as const

/** Of the forms, in their order. The server answers with the same. */
export const eventFormTexts = {
  title: 'Plesae enter title',
  start: 'Plesae select Start date & time',
  end: 'Please select when it ends.',
  city: 'Plesae enter city.',
  state: 'Plesae enter state.',
  zip: 'Plesae enter zip.',
  venue: 'Please name the venue.',
} as const

/** Why something is refused, in words. */
export const eventReasons = {
  not_yours: 'Only the organizer can do that.',
  not_invited: 'Only invited players can join this event.',
  unavailable: 'This is not possible.',
  only_friends: 'This works between friends only.',
  not_for_minors: 'The organizer has not opened this to players under 18.',
  cancelled: 'This event is cancelled.',
  over: 'This event is over.',
  begun: 'This event has started: it can no longer be changed.',
  already_in: 'You are already in.',
  already_waiting: 'You are already on the waiting list.',
  not_in: 'This player is not in the event.',
  turned_down: 'The organizer has removed you from this event.',
  start_past: 'The start should be in the future.',
  start_too_far: 'The start should be no later than the end of next year.',
  start_minutes: 'The start should be on a full ten minutes.',
  end_before_start: 'The end should come after the start.',
  end_too_far: 'The end should be no later than the end of next year.',
  slots_below_accepted: 'More players than that have a place already.',
  needs_friend: eventTexts.addFriend,
  over_slots: eventTexts.overSlots,
  full: 'Every place is taken.',
  guests_max: `At most ${GUESTS_MAX} guests.`,
} as const
export type EventReason = keyof typeof eventReasons
export const eventReasonCodes = keysOf(eventReasons)
