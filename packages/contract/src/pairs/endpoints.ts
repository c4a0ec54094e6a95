import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { endpoints } from '../endpoint.ts'
import { flagOut, id } from '../fields.ts'
import { among, anySport } from '../leaderboards/endpoints.ts'
import { profileTexts } from '../profiles/texts.ts'
import { sportNamed } from '../sports/endpoints.ts'

/** A pair stands on a board from so many results together on. */
export const PAIR_RESULTS = 5
/** Pairs on the board of one sport, and in a group of several. */
export const BOARD_PAIRS = 50
export const GROUP_PAIRS = 5
/** Pairs on a profile. */
export const PROFILE_PAIRS = 10

/** How two have done as a side of two. */
const together = {
  /** The mean of the two ranks, as the engine has the rank of a side. */
  rank: z.int(),
  /** 1 while the rank of either is shown with '?'. */
  provisional: flagOut,
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
}

export const leadingPair = z.strictObject({
  /** From 1 among the pairs of this board; null where either of the two has no number of their own. */
  position: z.nullable(z.int()),
  players: z.array(userCard),
  ...together,
  /** 1 where the viewer is one of the two. */
  own: flagOut,
})
export type LeadingPair = z.output<typeof leadingPair>

export const pairGroup = z.strictObject({ sport: sportNamed, pairs: z.array(leadingPair) })
export type PairGroup = z.output<typeof pairGroup>

export const pair = z.strictObject({
  sport: sportNamed,
  /** The other of the two. */
  partner: userCard,
  ...together,
  /**
   * The pair of the viewer that has played most in the sport and shares nobody with this one: the viewer's partner,
   * and the chance of the two against this pair, 0 to 1. Null where there is none.
   */
  against: z.nullable(z.strictObject({ partner: userCard, chance: z.number() })),
})
export type Pair = z.output<typeof pair>

export const pairs = endpoints({
  leaders: {
    method: 'POST',
    path: '/users/pair-leaders',
    access: 'public',
    summary: 'The pairs that lead in each sport, or in one, of those with five results together as a side of two.',
    input: z.strictObject({ ...among, sport: anySport }),
    ignores: ['location'],
    answer: z.array(pairGroup),
  },
  of: {
    method: 'GET',
    path: '/users/pairs/{id}',
    access: 'player',
    summary: 'The players with whom a player has played as a side of two, the most frequent first, and how they did.',
    input: z.strictObject({ id: id() }),
    answer: z.array(pair),
    missing: profileTexts.failed,
  },
})
