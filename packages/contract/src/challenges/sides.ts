import * as z from 'zod/mini'
import { lineupTexts } from './lineup-texts.ts'
import { challengeTexts } from './texts.ts'
import { participantStates } from './status.ts'
import { orText } from '../bounds.ts'
import { userCard } from '../cards/answer.ts'
import { flagOut, id, instant } from '../fields.ts'

/** No sport of the table has more players on one side. */
export const SIDE_MAX = 11

/** The players for whom a match of sides is. */
export const compositions = ['any', 'men', 'women', 'mixed'] as const
export type Composition = (typeof compositions)[number]

const whole = (least: number, most: number, message: string) =>
  orText(z.int(message).check(z.minimum(least, message), z.maximum(most, message)), message)

/** The issuer's side, or the other. */
export const sideIndex = z.pipe(
  z.union([z.literal([0, 1]), z.literal(['0', '1'])], lineupTexts.noSuchSide),
  z.transform((side): 0 | 1 => (Number(side) === 1 ? 1 : 0)),
)
export const sideSize = whole(1, SIDE_MAX, lineupTexts.noSuchSize)
export const openPlaces = whole(0, SIDE_MAX - 1, lineupTexts.noSuchSize)
export const composition = z.enum(compositions, lineupTexts.noSuchComposition)

const player = id(challengeTexts.unknownPlayer)
export const named = z.array(player, challengeTexts.unknownPlayer).check(
  z.maxLength(SIDE_MAX, lineupTexts.tooManyOnSide),
  z.refine(ids => new Set(ids).size === ids.length, lineupTexts.namedTwice),
)

/** Both sides as they really played, the issuer's first; a side that is left empty stays as it is. */
export const playedLineup = z.array(named, lineupTexts.twoSides).check(
  z.length(2, lineupTexts.twoSides),
  z.refine(sides => new Set(sides.flat()).size === sides.flat().length, lineupTexts.namedTwice),
)

/** One of the two sides of a match, as far as the viewer may see its players. */
export const matchSide = z.strictObject({
  /** Names the other players of the side; null while nobody has accepted against the issuer. */
  captain: z.nullable(id()),
  /** The team for which the side plays; null for none, and in an outline. */
  team: z.nullable(z.strictObject({ id: id(), name: z.string() })),
  /** Those who play and those who are asked (`state` pending), the captain first. Their cards: `users`, `lineup`. */
  players: z.array(z.strictObject({ id: id(), state: z.enum(participantStates) })),
  size: z.int(),
  /** As many have accepted as the side has places: a ranked match moves ranks only if both sides are complete. */
  complete: z.boolean(),
  /** How many places anybody may ask for, with `side` of a join. */
  open_places: z.int(),
  /**
   * The chance of this side to win, 0 to 1, where a place without a player counts as the captain's level; null where
   * nobody is known on the other, and from the start on.
   */
  chance: z.nullable(z.number()),
})
export type MatchSide = z.output<typeof matchSide>

/** Matches of a team on its profile: the latest. */
export const TEAM_MATCHES = 20
/** How a match ended for a team. */
export const teamOutcomes = ['won', 'drawn', 'lost'] as const

/** A match that a team has played to its end. */
export const teamMatch = z.strictObject({
  /** The challenge's. */
  id: id(),
  challenge_start: instant,
  timezone: z.string(),
  /** The city. */
  location: z.string(),
  ranked: flagOut,
  outcome: z.enum(teamOutcomes),
  /** From the team's side, '3–1'; '' without one. */
  score: z.string(),
  /** The team that it played; null where the other side played for none, or for one that rests. */
  against: z.nullable(z.strictObject({ id: id(), name: z.string() })),
  players: z.array(userCard),
  opponents: z.array(userCard),
})
export type TeamMatch = z.output<typeof teamMatch>

/** The record of a team in matches that the viewer may see, and the latest of these. */
export const teamRecord = z.strictObject({
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  matches: z.array(teamMatch),
})
export type TeamRecord = z.output<typeof teamRecord>

/** A split of players into two sides, the first of them first; `chance` is that of the first side. */
export const fairSplit = z.strictObject({ sides: z.array(z.array(id())), chance: z.number() })
