import * as z from 'zod/mini'
import { userCard } from './cards.ts'
import { challenge } from './challenges-answer.ts'
import { endpoints } from './endpoint.ts'
import { flag, id, paging } from './fields.ts'

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

/** The search for players to challenge and open challenges to join. */
export const matchSearch = endpoints({
  search: {
    method: 'POST',
    path: '/challenges/search',
    access: 'player',
    summary: 'Players to challenge and open challenges to join.',
    input: matchFilter,
    answer: z.strictObject({ users: z.array(found), challenges: z.array(challenge) }),
    paged: true,
  },
})
