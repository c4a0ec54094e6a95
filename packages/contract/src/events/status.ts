/** `status` of an event; it is Complete once its end has passed. */
export const eventStatuses = ['Upcoming', 'Complete', 'Cancelled'] as const
export type EventStatus = (typeof eventStatuses)[number]

/** Acts on an event; `actions` has a verdict for each. */
export const eventActions = ['join', 'leave', 'accept', 'decline', 'modify', 'cancel', 'add', 'remove'] as const
export type EventAction = (typeof eventActions)[number]

/** The forms' default and what the server takes. */
export const EVENT_SLOTS = 3
export const EVENT_SLOTS_MIN = 1
export const EVENT_SLOTS_MAX = 500
/** How many players one call invites. */
export const INVITED_MAX = 100
/** Miles. */
export const EVENT_DISTANCE = 200
