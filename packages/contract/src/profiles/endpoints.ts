import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { flag, flagOut, id } from '../fields.ts'
import { userSport } from '../sports/endpoints.ts'

export const profileTexts = {
  failed: 'Failed to get user',
  formerPlayer: 'Former player',
  /** Past Matches of a player without a match. */
  noMatches: 'Coming soon',
} as const

/** Others see a range, never the age. */
export const AGE_RANGES = ['under 18', '18–24', '25–34', '35–44', '45–54', '55–64', '65+'] as const
/** The youngest of each range; a range ends where the next begins, the last with the oldest age that a filter names. */
export const AGE_RANGE_STARTS: readonly number[] = [1, 18, 25, 35, 45, 55, 65]
export const OLDEST = 150
export const gender = z.strictObject({ id: id(), name: z.string() })

export const address = z.strictObject({
  id: id(),
  address_line_1: z.string(),
  address_line_2: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  _joinData: z.strictObject({ primary_address: flagOut }),
})

/**
 * A profile. For anybody but the owner, `email` (except to friends), `credits`, `preference.age`, `.addresses`,
 * `.prefersDark`, `.email_notices` and `.verified_email` are null or empty.
 */
export const user = z.strictObject({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  short_name: z.string(),
  email: z.nullable(z.string()),
  /** Stars, 1 to 5 with one decimal; 5 while nobody has rated. */
  rating: z.number(),
  /** The best rank of the active sports; null without any. */
  rank: z.nullable(z.int()),
  ranks: z.array(z.strictObject({ sport_id: id(), rank: z.int(), provisional: flagOut })),
  credits: z.nullable(z.int()),
  friends: z.enum(['none', 'sent', 'received', 'friend']),
  active: flagOut,
  team_captain: flagOut,
  sports: z.array(userSport),
  preference: z.strictObject({
    /** Its address below the base of the API; null shows the default picture. */
    image: z.nullable(z.string()),
    age: z.nullable(z.int()),
    /** '2012-03', the owner's alone, and only under 18. */
    birth_month: z.nullable(z.string()),
    age_range: z.nullable(z.enum(AGE_RANGES)),
    gender: z.nullable(gender),
    /** 'Austin, TX': city and state, never the street or the ZIP. */
    location: z.nullable(z.string()),
    distance_miles: z.nullable(z.number()),
    primary_address: z.nullable(address),
    bio: z.string(),
    verified_email: z.nullable(flagOut),
    addresses: z.array(address),
    /** null follows the system. */
    prefersDark: z.nullable(flagOut),
    /** 0 where the owner wants no e-mails about what happens. */
    email_notices: z.nullable(flagOut),
  }),
})
export type User = z.output<typeof user>

const theme = z.strictObject({ prefersDark: z.nullable(flagOut) })
const none = z.strictObject({})

export const profiles = endpoints({
  self: {
    method: 'GET',
    path: '/users/self',
    access: 'session',
    summary: 'The signed-in user, whole.',
    input: none,
    answer: user,
    polled: true,
  },
  view: {
    method: 'GET',
    path: '/users/view/{id}',
    access: 'player',
    summary: "A player's profile; the viewer's own is complete.",
    input: z.strictObject({ id: id() }),
    answer: user,
    missing: profileTexts.failed,
  },
  info: {
    method: 'GET',
    path: '/users/info',
    access: 'public',
    summary: 'What a page needs to know before sign-in.',
    input: none,
    answer: z.strictObject({
      name: z.string(),
      /** Stripe's publishable key; null where payments are the sandbox's, or nobody takes them. */
      payment_key: z.nullable(z.string()),
      /** 1 where payments are the sandbox's: test cards only, no money moves. */
      payment_sandbox: flagOut,
      /** The price of issuing a ranked challenge, in credits. */
      ranked_challenge: z.int(),
      /** The price of a ranked tournament for its organizer, in credits. */
      ranked_tournament: z.int(),
      players: z.int(),
      sports: z.int(),
      matches: z.int(),
    }),
  },
  genders: {
    method: 'GET',
    path: '/genders',
    access: 'public',
    summary: 'The genders to choose from.',
    input: none,
    answer: z.array(gender),
  },
  prefersDark: {
    method: 'GET',
    path: '/users/prefers-dark',
    access: 'session',
    summary: 'Whether the viewer prefers the dark theme; null follows the system.',
    input: none,
    answer: theme,
  },
  setTheme: {
    method: 'GET',
    path: '/users/update-theme-preference[/{value}]',
    access: 'session',
    summary: 'Sets the theme; without a value it toggles.',
    input: z.strictObject({ value: z.optional(flag()) }),
    answer: theme,
    changes: true,
  },
})
