import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { callTexts } from './envelope.ts'
import { id, nothing } from './fields.ts'

export const calendarTexts = {
  notAgreed: 'Only a match that you play can go into your calendar.',
  unknownFeed: 'There is no such calendar.',
} as const

/** The address of the viewer's calendar; null until one was asked for. Whoever knows it reads the calendar. */
const feedAddress = z.strictObject({ url: z.nullable(z.string()) })

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
    summary: "Added. The private address of the viewer's calendar.",
    input: nothing,
    answer: feedAddress,
  },
  renew: {
    method: 'POST',
    path: '/calendar/address',
    access: 'player',
    summary: 'Added. Makes a new private address; one that was there before no longer works.',
    input: nothing,
    answer: feedAddress,
    limits: [{ by: 'account', max: 30, seconds: 3600 }],
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
