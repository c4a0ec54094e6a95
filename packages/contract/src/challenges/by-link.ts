import * as z from 'zod/mini'
import { round, suits } from './suits.ts'
import { suitsTexts } from './times-texts.ts'
import { endpoints } from '../endpoint.ts'
import { flagOut, id, instant } from '../fields.ts'
import { sportNamed } from '../sports/endpoints.ts'
import { MINUTE } from '../time.ts'

/** Told to those who have a link. */
export const byLinkTexts = {
  nowhere: 'This link leads nowhere. It may have ended, or somebody was quicker.',
  waits: 'Confirm your email, and the match is on.',
  changed: 'Your email is verified. The match has changed since you accepted it: open its link again.',
  gone: 'Your email is verified. The match that you accepted is gone: somebody may have been quicker.',
} as const

/** Codes that lead nowhere, an hour and network: a club opens a good one as often as it likes. */
export const WRONG_CODES_MAX = 20

/** At most this many characters are read; a code of ours has 22. */
const CODE_MAX = 64
const code = z.string(byLinkTexts.nowhere).check(z.maxLength(CODE_MAX, byLinkTexts.nowhere))

const linkedTime = z.strictObject({ start: instant, timezone: z.string(), location: z.string(), state: z.string() })

/** A challenge to whoever has its link; the venue is told once it is accepted. */
const linkedChallenge = z.strictObject({
  sport: sportNamed,
  challenge_start: instant,
  timezone: z.string(),
  location: z.string(),
  state: z.string(),
  ranked: flagOut,
  /** How many play on a side; null where every player is a side. */
  side_size: z.nullable(z.int()),
  issuer: z.strictObject({ first_name: z.string(), rank: z.int(), provisional: flagOut }),
  ends: instant,
  /** Where its issuer offers several times: which offer, and the times, the earliest first. */
  offer: z.optional(z.strictObject({ round: z.int(), times: z.array(linkedTime) })),
  /** The challenge, for a viewer who is in it or was challenged by name; else null. */
  challenge_id: z.nullable(id()),
})
export type LinkedChallenge = z.output<typeof linkedChallenge>

/** The rows for whoever has the link of a challenge. They stand apart since a visitor's page loads them. */
export const linkedChallenges = endpoints({
  open: {
    method: 'POST',
    path: '/challenges/byLink',
    access: 'public',
    summary: 'Added. The challenge behind a link; one that is unknown, used up, ended or revoked is not found.',
    input: z.strictObject({ code }),
    answer: linkedChallenge,
    missing: byLinkTexts.nowhere,
  },
  accept: {
    method: 'POST',
    path: '/challenges/acceptLink',
    access: 'session',
    summary: 'Added. Accepts by a link; a player whose e-mail is not confirmed accepts with the confirmation.',
    /** Of several times those that suit; left out, the first. */
    input: z.strictObject({ code, times: z.optional(z.strictObject({ round, suits }, suitsTexts.noSuchOffer)) }),
    /** Null where it waits for the e-mail. */
    answer: z.strictObject({ challenge_id: z.nullable(id()) }),
    missing: byLinkTexts.nowhere,
    limits: [{ by: 'account', max: 60, per: MINUTE }],
  },
})
