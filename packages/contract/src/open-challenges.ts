import * as z from 'zod/mini'
import { userCard } from './cards.ts'
import { challenge } from './challenges-answer.ts'
import { challengeTexts } from './challenges-texts.ts'
import { type Limit, endpoints } from './endpoint.ts'
import { flag, id, nothing, paging } from './fields.ts'

const MINUTE = 60
const taps: readonly Limit[] = [{ by: 'account', max: 60, seconds: MINUTE }]
const one = z.strictObject({ id: id() })
const ofChallenge = z.strictObject({ challenge_id: id() })

const range = (message: string) => z.optional(z.strictObject({ lower: z.int(message), upper: z.int(message) }))
const origin = z.optional(
  z.union([z.string().check(z.trim(), z.maxLength(200)), z.strictObject({ lat: z.number(), lon: z.number() })]),
)
const DAY = /^\d{4}-\d\d-\d\d$/
const day = z.optional(z.string().check(z.regex(DAY, 'This should be a day.')))
export const MATCH_DISTANCE = 200
export const SPREAD = 100

/** The match filter. `ratingPlus` is the centre of the rank window and `ratingMinus` its half-width. */
export const matchFilter = z.strictObject({
  sports: z.optional(z.array(id('We do not know this sport.')).check(z.maxLength(100))),
  origin,
  /** Miles; 0 is the same city. */
  distance: z._default(z.number('This should be a number of miles.').check(z.minimum(0)), MATCH_DISTANCE),
  ageRange: range('This should be an age.'),
  ranked: z.optional(flag()),
  genders: z.optional(z.array(id()).check(z.maxLength(20))),
  ratingPlus: z.optional(z.int('This should be a rank.')),
  ratingMinus: z._default(z.int('This should be a number.').check(z.minimum(0)), SPREAD),
  /** The dates filter the challenges only. */
  startDate: day,
  endDate: day,
  ...paging,
})

/** Stored on the card's side of a search: which of the sports looked for the player plays, and how near. */
const found = z.extend(userCard, {
  _matchingData: z.strictObject({
    Sports: z.strictObject({ id: id(), name: z.string() }),
    UsersSports: z.strictObject({ rank: z.int(), provisional: z.literal([0, 1]) }),
  }),
  distance: z.nullable(z.number()),
  chance: z.nullable(z.number()),
})

/** The rows of open challenges, of the search and of ranks under /challenges. */
export const openChallenges = endpoints({
  mine: {
    method: 'GET',
    path: '/challenges/mymatches',
    access: 'player',
    summary: 'Open challenges that the viewer issued or joined.',
    input: nothing,
    answer: z.array(challenge),
  },
  participants: {
    method: 'GET',
    path: '/challenges/viewMatches/{id}',
    access: 'player',
    summary: 'An open challenge with those who joined.',
    input: one,
    answer: challenge,
  },
  search: {
    method: 'POST',
    path: '/challenges/search',
    access: 'player',
    summary: 'Players to challenge and open challenges to join.',
    input: matchFilter,
    answer: z.strictObject({ users: z.array(found), challenges: z.array(challenge) }),
    paged: true,
  },
  join: {
    method: 'POST',
    path: '/challenges/challengeJoin',
    access: 'player',
    summary: 'Joins an open challenge; its issuer answers.',
    input: ofChallenge,
    answer: challenge,
    limits: taps,
  },
  unjoin: {
    method: 'POST',
    path: '/challenges/challengeUnJoin',
    access: 'player',
    summary: 'Leaves an open challenge.',
    input: ofChallenge,
    answer: challenge,
    message: challengeTexts.unjoined,
    limits: taps,
  },
  answer: {
    method: 'POST',
    path: '/challenges/challengeStatusUpate',
    access: 'player',
    summary: 'The issuer accepts or turns down who joined.',
    input: z.strictObject({
      challenge_id: id(),
      user_id: id(challengeTexts.unknownPlayer),
      status: z.enum(['accepted', 'dismissed'], challengeTexts.noSuchAnswer),
    }),
    answer: challenge,
    limits: taps,
  },
  waiting: {
    method: 'GET',
    path: '/challenges/totalMatchesRequest',
    access: 'player',
    summary: 'How many open challenges wait for the viewer.',
    input: nothing,
    answer: z.strictObject({ count: z.int() }),
    polled: true,
  },
})
