import * as z from 'zod/mini'
import { bracketParts, bracketTies, deciders, matchStates, type BracketAction, type MatchAction } from './status.ts'
import { bracketReasonCodes } from './reasons.ts'
import { flagOut, id, instant } from '../fields.ts'
import { tournamentFormats } from '../tournaments/status.ts'
import { endingCodes } from '../scores/endings.ts'
import { score } from '../scores/forms.ts'
import { sportNamed } from '../sports/endpoints.ts'
import { verdictWith } from '../verdict.ts'

export const bracketVerdict = verdictWith(bracketReasonCodes)
export type BracketVerdict = z.output<typeof bracketVerdict>
const actions: Record<BracketAction, typeof bracketVerdict> = {
  draw: bracketVerdict,
  withdraw: bracketVerdict,
  disqualify: bracketVerdict,
  walk_in: bracketVerdict,
}
const ofMatch: Record<MatchAction, typeof bracketVerdict> = {
  report: bracketVerdict,
  dispute: bracketVerdict,
  decide: bracketVerdict,
  correct: bracketVerdict,
  take_score: bracketVerdict,
}

/** A player. The id is null of one whom the viewer is not shown; the name says so. */
const named = { id: z.nullable(id()), full_name: z.string(), short_name: z.string(), image: z.nullable(z.string()) }

export const bracketPlayer = z.strictObject({
  /** 1 for the highest rank when the bracket was drawn, or for the player whom the organizer put first. */
  seed: z.int(),
  /** Of a side its captain, and the names of all who play on it: 'Ada Moss & Ben Ode'. */
  ...named,
  /** The others of a side; none where every player enters alone. */
  partners: z.array(z.strictObject(named)),
  /** The rank when the bracket was drawn; of a side the mean of its players', of a guest 0. */
  rank: z.int(),
  withdrawn: flagOut,
  /** 1: has no account, and so never answers a report; 0 of one whom the viewer is not shown. */
  guest: flagOut,
  /** 1: the viewer cannot challenge this player, whom a block parts from them, or whose account is closed. */
  unreachable: z.optional(z.literal(1)),
})
export type BracketPlayer = z.output<typeof bracketPlayer>

const told = z.strictObject({
  ending: z.nullable(z.enum(endingCodes)),
  /** By the format of the bracket. */
  score: z.nullable(score),
  /** The same in figures, as each of the two tells it: '6–4 3–6 10–7'; '' without a score. */
  texts: z.array(z.string()),
})

export const bracketMatch = z.strictObject({
  /** Counted from 0 within the bracket. */
  id: z.int(),
  part: z.enum(bracketParts),
  /** Counted from 1 within the part, and within the round. */
  round: z.int(),
  number: z.int(),
  state: z.enum(matchStates),
  /** How its score is told; null in a sport without formats. */
  score_format: z.nullable(z.string()),
  /** The seeds of the two; null while unknown, and where nobody comes. */
  sides: z.array(z.nullable(z.int())),
  /** A number for each, in the order of the sides: the sets that they won, or their points. */
  score: z.nullable(z.array(z.int())),
  /** The report, or the result that stands; how it ended is null where nobody said, and then it was played. */
  told: z.nullable(told),
  /** Both players have named the same winner, and tell different scores: `claim` is that of the second. */
  scores_differ: z.boolean(),
  /** Seed; null until the match is decided, and of a draw. */
  winner: z.nullable(z.int()),
  /** 1: it ended as a draw, or is reported as one. */
  draw: flagOut,
  decided_by: z.nullable(z.enum(deciders)),
  /** Until it is decided: who reported whom as the winner, null of a draw, and when silence confirms it. */
  report: z.nullable(z.strictObject({ by: z.int(), winner: z.nullable(z.int()), confirms_at: instant })),
  /**
   * To the organizer and the two players: what the other player said instead of the report. The winner is null of a
   * player who only disputed it, and of a draw.
   */
  claim: z.nullable(
    z.strictObject({
      winner: z.nullable(z.int()),
      draw: flagOut,
      score: z.nullable(z.array(z.int())),
      told: z.nullable(told),
    }),
  ),
  /** The organizer may correct it, and these matches were played since by players whom it sent there; else empty. */
  later: z.array(z.int()),
  actions: z.strictObject(ofMatch),
})
export type BracketMatch = z.output<typeof bracketMatch>

export const bracket = z.strictObject({
  /** The tournament's. */
  id: id(),
  format: z.enum(tournamentFormats),
  drawn: flagOut,
  sport: sportNamed,
  /** How its scores are told: chosen at the draw, or that of the sport; null where it has none. */
  score_format: z.nullable(z.string()),
  /** Those of the last rounds of an elimination, from the final backwards, as they were chosen; '' is that of all. */
  round_formats: z.array(z.string()),
  /** By seed; empty until it is drawn, as are the matches. */
  players: z.array(bracketPlayer),
  matches: z.array(bracketMatch),
  /** How many matches have still to be decided. */
  undecided: z.int(),
  /** Seeds, the winner first, once every match is decided. Of a round robin also before, as it stands. */
  placings: z.array(z.int()),
  /** Of a round robin the points of these, in their order; and what parts those with as many, the seed in the end. */
  points: z.array(z.number()),
  ties: z.array(z.enum(bracketTies)),
  /** The places of these, and the last of those that are shared: 5 to 8 of whoever left in the same round. */
  places: z.array(z.strictObject({ seed: z.int(), place: z.int(), last: z.int() })),
  /** The viewer's seed; null for a viewer who does not play. */
  seed: z.nullable(z.int()),
  /** The organizer's; null where the organizer does not play. */
  organizer_seed: z.nullable(z.int()),
  actions: z.strictObject(actions),
})
export type Bracket = z.output<typeof bracket>

/** A match of a bracket that waits for the viewer, with what a list tells of it. */
export const waitingMatch = z.strictObject({
  /** The tournament's. */
  id: id(),
  title: z.string(),
  sport: sportNamed,
  ranked: flagOut,
  /** City of the venue. */
  location: z.string(),
  venue: z.string(),
  /** Of the venue. */
  timezone: z.string(),
  /** Others changed the tournament since the viewer looked. */
  unseen: flagOut,
  format: z.enum(tournamentFormats),
  match: z.int(),
  part: z.enum(bracketParts),
  /** Counted from 1 within the part, which has so many. */
  round: z.int(),
  rounds: z.int(),
  opponent: bracketPlayer,
  /**
   * The opponent reported, whether the viewer won by it or it was a draw, the score as the viewer tells it, '' without
   * one, and when silence confirms it; null of one still to be played.
   */
  report: z.nullable(z.strictObject({ won: flagOut, draw: flagOut, told: z.string(), confirms_at: instant })),
})
export type WaitingMatch = z.output<typeof waitingMatch>
