import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { endpoints } from '../endpoint.ts'
import { flagOut, id, instant, paging } from '../fields.ts'
import { sportTexts } from '../sports/endpoints.ts'
import { calibration } from './calibration.ts'
import { stake } from './stake.ts'

const rankOnly = z.array(z.strictObject({ rank: z.int() }))

/** A side the player was held against. */
export const rankOpponent = z.strictObject({
  /** The players of the side, each with the rank before the match. */
  players: z.array(z.strictObject({ user: userCard, rank: z.int() })),
  outcome: z.enum(['won', 'tied', 'lost']),
  /** To beat this side, beforehand: 0 to 1. */
  chance: z.number(),
  /** Points that this side moved the player's rank by, one decimal; over the sides they sum to the change. */
  moved: z.number(),
})

/** The effect of one ranked result on a player's rank, and why. */
export const rankEntry = z.strictObject({
  /** The result's. */
  id: id(),
  created: instant,
  /** The challenge or the tournament that it was the result of: one of the two. */
  challenge_id: z.nullable(id()),
  tournament_id: z.nullable(id()),
  before: z.int(),
  after: z.int(),
  change: z.int(),
  /** 1 while the rank is shown with '?', after the result. */
  provisional: flagOut,
  /** 0 where the players of a field had used up what moves rank between them in 30 days: it moved nothing. */
  counted: flagOut,
  /** To win the whole result, beforehand: 0 to 1. */
  chance: z.number(),
  /** How sure the rank was, in points: the smaller, the surer. */
  deviation: z.strictObject({ before: z.int(), after: z.int() }),
  /** How many times as far as a settled player's the rank moved, one decimal; 1 is usual, near 9 a first result's. */
  uncertainty: z.number(),
  /** How much the result counted, 0 to 1, two decimals: the oftener two sides have met of late, the less. */
  weight: z.number(),
  /** Which meeting of late of the two sides it was, from 1. */
  meeting: z.int(),
  /**
   * Read from the score, from the player's side: the totals of both, the lead in points of rank that they measure, and
   * the lead that was to be expected. Null where only the outcome was read.
   */
  lead: z.nullable(z.strictObject({ own: z.number(), other: z.number(), measured: z.int(), expected: z.int() })),
  /** 1 where the win was narrower than expected: the rank stays, and does not fall. */
  kept: flagOut,
  /** Those who were on the player's side, with their ranks before it. */
  partners: z.array(z.strictObject({ user: userCard, rank: z.int() })),
  opponents: z.array(rankOpponent),
})
export type RankEntry = z.output<typeof rankEntry>

/** A match of the viewer against a player, before it is agreed. */
export const matchOdds = z.strictObject({
  sport_id: id(),
  /** The viewer's chance to win, 0 to 1. */
  chance: z.number(),
  /** Where its usual format may end in a draw; `chance` is that of winning otherwise. */
  draw_chance: z.optional(z.number()),
  /** If it is ranked. */
  stake,
})
export type MatchOdds = z.output<typeof matchOdds>

export const ranks = endpoints({
  history: {
    method: 'GET',
    path: '/users/rank-history/{sport}',
    access: 'player',
    summary: "The results that moved a player's rank in a sport, the newest first; the viewer's without user_id.",
    /** `challenge_id` names one match: a page of one, or none where it moved no rank. */
    input: z.strictObject({ sport: id(), user_id: z.optional(id()), challenge_id: z.optional(id()), ...paging }),
    answer: z.array(rankEntry),
    paged: true,
  },
  own: {
    method: 'GET',
    path: '/challenges/sportrank/{sport}',
    access: 'player',
    summary: "The viewer's rank in a sport.",
    input: z.strictObject({ sport: id() }),
    answer: rankOnly,
  },
  of: {
    method: 'GET',
    path: '/challenges/usersportrank/{a}/{b}',
    access: 'player',
    summary: "A player's rank (a) in a sport (b).",
    input: z.strictObject({ a: id(), b: id() }),
    answer: rankOnly,
  },
  odds: {
    method: 'GET',
    path: '/ranks/odds/{user_id}',
    access: 'player',
    summary:
      "Added. The viewer's chances against a player, and what a ranked match would move, in each sport that both play.",
    input: z.strictObject({ user_id: id() }),
    answer: z.array(matchOdds),
  },
  calibration: {
    method: 'GET',
    path: '/ranks/calibration',
    access: 'public',
    mayLag: true,
    summary: 'How the chances that were told before ranked matches have turned out: of one sport, or of all.',
    input: z.strictObject({ sport: z.optional(id(sportTexts.unknownSport)) }),
    answer: calibration,
    fixed: true,
  },
})
