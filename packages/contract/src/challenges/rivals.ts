import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { endpoints } from '../endpoint.ts'
import { id, instant } from '../fields.ts'

/** How a player has done against another one in the completed matches of one sport. */
const inSport = z.strictObject({
  sport_id: id(),
  won: z.int(),
  lost: z.int(),
  drawn: z.int(),
  /** Sets, or games, of matches between two sides whose score tells them. */
  sets_won: z.int(),
  sets_lost: z.int(),
})

/** Somebody whom a player has met as an opponent in completed matches. */
export const rival = z.strictObject({
  player: userCard,
  sports: z.array(inSport),
  /** The start of the latest of those matches, and the time zone that it was in. */
  last: instant,
  timezone: z.string(),
})
export type Rival = z.output<typeof rival>

/** Of so many of the latest matches rivals are told. */
export const RIVAL_MATCHES = 2000

export const rivals = endpoints({
  of: {
    method: 'GET',
    path: '/challenges/rivals',
    access: 'player',
    summary:
      'Added. The opponents of the viewer, or of player x, in completed matches, the most frequent first, and how those went; with `against` that one alone.',
    input: z.strictObject({ x: z.optional(id()), against: z.optional(id()) }),
    answer: z.array(rival),
    polled: true,
  },
})
