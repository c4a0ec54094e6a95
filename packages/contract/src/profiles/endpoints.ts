import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { flag, flagOut, id } from '../fields.ts'
import { HOUR } from '../time.ts'
import { gender, user } from './answer.ts'
import { profileUpdate } from './forms.ts'
import { profileEditTexts, profileTexts } from './texts.ts'

const theme = z.strictObject({ prefersDark: z.nullable(flagOut) })
const none = z.strictObject({})

/** The fields of a user's record that cannot be changed: clients send the record back whole. */
const READ_ONLY = [
  'id',
  'full_name',
  'short_name',
  'rating',
  'rated',
  'rank',
  'ranks',
  'credits',
  'friends',
  'active',
  'team_captain',
  '_matchingData',
  'preference.image',
  'preference.age_range',
  'preference.gender',
  'preference.location',
  'preference.distance_miles',
  'preference.primary_address',
  'preference.verified_email',
] as const

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
  update: {
    method: 'POST',
    path: '/users/update-profile',
    access: 'player',
    summary: "Changes the fields that are sent of the viewer's profile; a changed e-mail counts once it is verified.",
    input: profileUpdate,
    ignores: READ_ONLY,
    answer: user,
    message: profileEditTexts.updated,
    limits: [{ by: 'account', max: 120, per: HOUR }],
  },
  info: {
    method: 'GET',
    path: '/users/info',
    access: 'public',
    mayLag: true,
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
