import * as z from 'zod/mini'
import { byLinkTexts } from '../challenges/by-link.ts'
import { type Limit, endpoints } from '../endpoint.ts'
import { flagOut, id, instant } from '../fields.ts'
import { MINUTE } from '../time.ts'
import { guestTexts } from './texts.ts'

/** The nouns that have guests. */
export const guestKinds = ['tournament', 'event', 'challenge'] as const
export type GuestKind = (typeof guestKinds)[number]

const taps: readonly Limit[] = [{ by: 'account', max: 60, per: MINUTE }]

/** At most this many characters are read; a code of ours has 22. */
const CODE_MAX = 64
const code = z.string(byLinkTexts.nowhere).check(z.maxLength(CODE_MAX, byLinkTexts.nowhere))

/** The place of a guest, to whoever has its link; the venue is told once it is claimed. */
export const guestPlace = z.strictObject({
  /** The name that the organizer or the captain gave. */
  name: z.string(),
  kind: z.enum(guestKinds),
  /** Of a match its sport. */
  title: z.string(),
  /** The first name of whoever named the guest. */
  organizer: z.string(),
  start: instant,
  timezone: z.string(),
  location: z.string(),
  state: z.string(),
  /** 1: the viewer has a place of their own, and needs none. */
  is_in: flagOut,
})
export type GuestPlace = z.output<typeof guestPlace>

/** The rows of guests: people without an account who have a place in something by name. */
export const guests = endpoints({
  link: {
    method: 'POST',
    path: '/guests/link',
    access: 'player',
    summary: 'Added. A new link to the place of a guest; the one before ends.',
    input: z.strictObject({ id: id() }),
    answer: z.strictObject({ code: z.string() }),
    missing: guestTexts.missing,
    limits: taps,
  },
  open: {
    method: 'POST',
    path: '/guests/byLink',
    access: 'player',
    summary: 'Added. The place of a guest behind a link.',
    input: z.strictObject({ code }),
    answer: guestPlace,
    missing: byLinkTexts.nowhere,
    limits: taps,
  },
  claim: {
    method: 'POST',
    path: '/guests/claim',
    access: 'player',
    once: true,
    summary: 'Added. The viewer takes over the place of a guest.',
    input: z.strictObject({ code }),
    /** The thing in which the viewer now has a place. */
    answer: z.strictObject({ kind: z.enum(guestKinds), id: id() }),
    message: guestTexts.claimed,
    missing: byLinkTexts.nowhere,
    limits: taps,
  },
})
