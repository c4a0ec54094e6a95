import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { callTexts } from '../envelope.ts'
import { id, instant, nothing } from '../fields.ts'
import { HOUR } from '../time.ts'

export const calendarTexts = {
  notAgreed: 'Only a match that you play can go into your calendar.',
  unknownFeed: 'There is no such calendar.',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Draw',
} as const

/** Entries of a calendar. */
export const calendarEntryTexts = {
  match: '{sport} with {who}',
  matchOfMore: { other: '{sport} with {who} and {more} more' },
  ranked: 'Ranked match',
  unranked: 'Unranked match',
  tournament: 'Tournament in {sport}',
} as const

/**
 * The address of the viewer's calendar. Whoever knows it reads the calendar, so it is shown once, when it is made:
 * later `url` is null and `since` says that there is one. Both are null where there is none.
 */
const feedAddress = z.strictObject({ url: z.nullable(z.string()), since: z.nullable(instant) })
export type FeedAddress = z.output<typeof feedAddress>

/** Added: an .ics file for a match, and one private address per player that a calendar app subscribes to. */
export const calendar = endpoints({
  match: {
    method: 'GET',
    path: '/challenges/calendar/{id}',
    access: 'player',
    summary: 'Added. A match that the viewer plays, as a calendar file (text/calendar).',
    input: z.strictObject({ id: id() }),
    raw: true,
  },
  address: {
    method: 'GET',
    path: '/calendar/address',
    access: 'player',
    summary: "Added. Whether the viewer's calendar has a private address, and since when.",
    input: nothing,
    answer: feedAddress,
  },
  renew: {
    method: 'POST',
    path: '/calendar/address',
    access: 'player',
    summary: 'Added. Makes a new private address, in place of an earlier one, and shows it once.',
    input: nothing,
    answer: feedAddress,
    limits: [{ by: 'account', max: 30, per: HOUR }],
  },
  feed: {
    method: 'GET',
    path: '/calendar/{token}.ics',
    access: 'public',
    summary: 'Added. The matches of the player whose address this is (text/calendar), with an ETag.',
    input: z.strictObject({ token: z.string(callTexts.badPath) }),
    raw: true,
  },
})
