import * as z from 'zod/mini'
import { EVENT_DISTANCE, EVENT_SLOTS, EVENT_SLOTS_MAX, EVENT_SLOTS_MIN, INVITED_MAX } from './status.ts'
import { eventFormTexts as texts, eventTexts } from './texts.ts'
import { count, optionalDay } from '../bounds.ts'
import { email, flag, id, line, lines, paging, prose } from '../fields.ts'
import { distance, origin } from '../people-search/endpoints.ts'
import { MESSAGE_MAX, city, moment, momentOrDay, state, venue, zip } from '../venues/endpoints.ts'
import { guestName } from '../guests/forms.ts'

export const EVENT_NAME_MAX = 80

/** '' and null are 'not given', as a form that was left empty sends it. */
const orNothing = (message: string) =>
  z.optional(
    z.pipe(
      z.union([z.literal(''), z.null(), momentOrDay(message)], message),
      z.transform(value => value || undefined),
    ),
  )

/** 0 becomes 1. */
const slots = z.pipe(
  count(eventTexts.slots, EVENT_SLOTS_MAX),
  z.transform(n => Math.max(EVENT_SLOTS_MIN, n)),
)
const players = z
  .array(id(eventTexts.unknownPlayer), eventTexts.unknownPlayer)
  .check(z.maxLength(INVITED_MAX, eventTexts.tooManyPlayers))

/** The fields of both forms, in order; the first failing one gives the message. */
const asked = {
  event_name: line(EVENT_NAME_MAX, texts.title),
  event_start: moment(texts.start),
  location: city(texts.city),
  locstate: state(texts.state),
  zip: zip(texts.zip),
  venue: venue(texts.venue),
}

/** Create and Modify Event, as the screens check them. */
export const eventForm = z.strictObject({
  ...asked,
  event_end: orNothing(texts.end),
  slots: z._default(slots, EVENT_SLOTS),
  open_invite: z._default(flag(), 1),
  open_to_minors: z._default(flag(), 0),
  message: prose(MESSAGE_MAX),
})

export const addEventInput = z.strictObject({
  ...eventForm.shape,
  /** Players who are invited at once. */
  selected: z._default(players, []),
})

/** Changes what it names and leaves the rest. */
export const editEventInput = z.strictObject({
  id: id(),
  event_name: z.optional(asked.event_name),
  event_start: z.optional(asked.event_start),
  location: z.optional(asked.location),
  locstate: z.optional(asked.locstate),
  zip: z.optional(asked.zip),
  venue: z.optional(asked.venue),
  event_end: orNothing(texts.end),
  slots: z.optional(slots),
  open_invite: z.optional(flag()),
  open_to_minors: z.optional(flag()),
  message: z.optional(lines(MESSAGE_MAX)),
  /** The number of free places that the form showed; the server counts for itself. */
  openslot: z.optional(count(eventTexts.slots, EVENT_SLOTS_MAX)),
})

/** Players by id (one or a list), or somebody by e-mail; an address that no account has gets an invitation. */
export const addToEventInput = z.strictObject({
  event_id: id(),
  user_id: z.optional(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())], eventTexts.unknownPlayer),
        z.transform(value => [...new Set(typeof value === 'string' ? [value] : value)]),
      ),
      players,
    ),
  ),
  email: z.optional(email(eventTexts.emailMissing, eventTexts.emailInvalid)),
  /** Added. A person without an account, by name, who has a place at once. */
  guest: z.optional(guestName),
})

const someDay = optionalDay(eventTexts.day)
/** The filter of the search's event tab; the days are those at the venue, both included. */
export const eventFilter = z.strictObject({
  origin,
  distance: distance(EVENT_DISTANCE),
  startDate: someDay,
  endDate: someDay,
  ...paging,
})
