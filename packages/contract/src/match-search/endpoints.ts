import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { openCard } from '../challenges/open-card.ts'
import { endpoints } from '../endpoint.ts'
import { optionalDay, orText } from '../bounds.ts'
import { flag, id, paging } from '../fields.ts'
import { ageRange, distance, genders, origin, SEARCHES_AN_HOUR } from '../people-search/endpoints.ts'
import { rankInSport, sportTexts } from '../sports/endpoints.ts'
import { HOUR } from '../time.ts'

export const matchSearchTexts = {
  rank: 'This should be a rank.',
  spread: 'This should be how far ranks may be apart.',
  day: 'This should be a day.',
  lastDay: 'The last day should not be before the first.',
} as const

export const MATCH_DISTANCE = 200
export const SPREAD = 100
const SPORTS_MAX = 100
const RANK_MAX = 1_000_000

const points = (message: string) =>
  orText(z.int(message).check(z.minimum(0, message), z.maximum(RANK_MAX, message)), message)
const someDay = optionalDay(matchSearchTexts.day)

/** The match filter. The dates filter the challenges only, `ranked` too; of a challenge the issuer is looked at. */
export const matchFilter = z
  .strictObject({
    /** Ids; none is all of them. */
    sports: z._default(
      z
        .array(id(sportTexts.unknownSport), sportTexts.unknownSport)
        .check(z.maxLength(SPORTS_MAX, sportTexts.unknownSport)),
      [],
    ),
    origin,
    /** Miles; 0 is the same city. */
    distance: distance(MATCH_DISTANCE),
    ageRange,
    /** Left out: ranked or not. */
    ranked: z.optional(flag()),
    genders,
    /** The centre of the rank window; left out it is every rank. */
    ratingPlus: z.optional(points(matchSearchTexts.rank)),
    /** Its half-width: both ends belong to it. */
    ratingMinus: z._default(points(matchSearchTexts.spread), SPREAD),
    /** Whole days at the venue, both included. */
    startDate: someDay,
    endDate: someDay,
    ...paging,
  })
  .check(
    z.refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
      message: matchSearchTexts.lastDay,
      path: ['endDate'],
    }),
  )
export type MatchFilter = z.output<typeof matchFilter>

/** A player, in the sport of those looked for in which the two are closest. */
export const foundOpponent = z.strictObject({
  ...userCard.shape,
  _matchingData: rankInSport,
  /** Miles from the origin to the centre of the player's city, one decimal; null where either is not known. */
  distance: z.nullable(z.number()),
  /** The viewer's chance to win where one of the two does, 0 to 1; null where they play the sport as a pair. */
  chance: z.nullable(z.number()),
  /** Of a match that may end in one. */
  draw_chance: z.optional(z.number()),
})
export type FoundOpponent = z.output<typeof foundOpponent>

export const matchSearch = endpoints({
  search: {
    method: 'POST',
    path: '/challenges/search',
    access: 'player',
    mayLag: true,
    summary:
      'Players to challenge, by bands of distance and in each the closest in rank first; open challenges that still look for an opponent, by the same bands and in each the soonest first, as cards. A page turns both; counts tells how many of each, total is that of the longer list.',
    input: matchFilter,
    // The filter of the screen holds them beside `sports`.
    ignores: ['sportsFinal'],
    answer: z.strictObject({
      users: z.array(foundOpponent),
      challenges: z.array(openCard),
      /** How many there are of each on all pages. */
      counts: z.strictObject({ users: z.int(), challenges: z.int() }),
    }),
    paged: true,
    limits: [{ by: 'account', max: SEARCHES_AN_HOUR, per: HOUR, further: true }],
  },
})
