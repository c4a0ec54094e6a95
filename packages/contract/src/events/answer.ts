import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { type EventAction, eventStatuses } from './status.ts'
import { eventReasonCodes } from './texts.ts'
import { flagOut, id, instant } from '../fields.ts'
import { askers, placeStates } from '../tournaments/status.ts'
import { verdictWith } from '../verdict.ts'
import { venueShown } from '../venues/answer.ts'

export const eventVerdict = verdictWith(eventReasonCodes)
const actions: Record<EventAction, typeof eventVerdict> = {
  join: eventVerdict,
  leave: eventVerdict,
  accept: eventVerdict,
  decline: eventVerdict,
  modify: eventVerdict,
  cancel: eventVerdict,
  add: eventVerdict,
  remove: eventVerdict,
}

/** A card and the player's place. */
export const eventPlace = z.extend(userCard, {
  invitation_status_id: z.enum(placeStates),
  invitation_status: z.string(),
  _joinData: z.strictObject({
    status: z.string(),
    /** The side that asked for this place: the organizer by inviting, the player by joining; 'guest' of one by name. */
    asked_by: z.enum(askers),
    /** The position on the waiting list, counted from 1; null for a player who does not wait. */
    waiting: z.nullable(z.int()),
  }),
})
export type EventPlace = z.output<typeof eventPlace>

/**
 * An event as the viewer sees it. Visitors see players by their short name only; a player neither in a closed
 * event nor invited to it gets '' for venue, ZIP and message, no distance and no participants.
 */
export const event = z.strictObject({
  id: id(),
  event_name: z.string(),
  status: z.enum(eventStatuses),
  /** The organizer's id. */
  user_id: id(),
  issuer: userCard,
  ...venueShown,
  start_date: instant,
  end_date: instant,
  /** Places in all, and those not yet taken. */
  slots: z.int(),
  openSlots: z.int(),
  /** How many wait for a place. */
  waiting: z.int(),
  message: z.string(),
  /** 1: anybody may join; 0: only invited players. */
  open_invite: flagOut,
  /** 1: where it is open, players under 18 whom the organizer does not know may join, too. */
  open_to_minors: flagOut,
  /** 1 where visitors see it, too; absent otherwise. */
  public: z.optional(z.literal(1)),
  created: instant,
  /** Those who come, then who waits in order, then the invited; who declined or was removed is left out. */
  users: z.array(eventPlace),
  /** The viewer's own place; null without one. */
  invitation_status_id: z.nullable(z.enum(placeStates)),
  /** The viewer's position on the waiting list, counted from 1; null for a player who does not wait. */
  place_in_line: z.nullable(z.int()),
  /** Others changed it since the viewer looked. */
  is_new: z.boolean(),
  /** Miles from the viewer's origin to the venue, one decimal; null where either is unknown. */
  distance: z.nullable(z.number()),
  actions: z.strictObject(actions),
})
export type EventAnswer = z.output<typeof event>
