import * as z from 'zod/mini'
import {
  bracketParts,
  deciders,
  laterChoices,
  matchStates,
  SCORE_MAX,
  type BracketAction,
  type MatchAction,
} from './status.ts'
import { bracketReasonCodes } from './reasons.ts'
import { bracketTexts } from './texts.ts'
import { type Limit, endpoints } from '../endpoint.ts'
import { flagOut, id, instant, nothing } from '../fields.ts'
import { SLOTS_MAX, tournamentFormats } from '../tournaments/status.ts'
import { tournamentTexts } from '../tournaments/texts.ts'

const taps: readonly Limit[] = [{ by: 'account', max: 60, seconds: 60 }]
const { missing } = tournamentTexts

const verdict = z.strictObject({
  kind: z.enum(['allowed', 'disabled', 'hidden']),
  reason: z.optional(z.enum(bracketReasonCodes)),
})
export type BracketVerdict = z.output<typeof verdict>
const actions: Record<BracketAction, typeof verdict> = {
  draw: verdict,
  withdraw: verdict,
  disqualify: verdict,
  walk_in: verdict,
}
const ofMatch: Record<MatchAction, typeof verdict> = {
  report: verdict,
  dispute: verdict,
  decide: verdict,
  correct: verdict,
}

export const bracketPlayer = z.strictObject({
  /** 1 for the highest rank when the bracket was drawn, or for whom the organizer put first. */
  seed: z.int(),
  /** Null of a player whom the viewer is not shown; the name says so. */
  id: z.nullable(id()),
  full_name: z.string(),
  short_name: z.string(),
  image: z.nullable(z.string()),
  /** The rank when the bracket was drawn. */
  rank: z.int(),
  withdrawn: flagOut,
})
export type BracketPlayer = z.output<typeof bracketPlayer>

export const bracketMatch = z.strictObject({
  /** Counted from 0 within the bracket. */
  id: z.int(),
  part: z.enum(bracketParts),
  /** Counted from 1 within the part, and within the round. */
  round: z.int(),
  number: z.int(),
  state: z.enum(matchStates),
  /** The seeds of the two; null while unknown, and where nobody comes. */
  sides: z.array(z.nullable(z.int())),
  /** In the order of the sides. */
  score: z.nullable(z.array(z.int())),
  /** Seed; null until the match is decided. */
  winner: z.nullable(z.int()),
  decided_by: z.nullable(z.enum(deciders)),
  /** Until it is decided: who reported whom as the winner, and when silence confirms it. */
  report: z.nullable(z.strictObject({ by: z.int(), winner: z.int(), confirms_at: instant })),
  /**
   * Until it is decided, to the organizer and the two players: what the other player said instead of the report. The
   * winner is null of a player who only disputed it.
   */
  claim: z.nullable(z.strictObject({ winner: z.nullable(z.int()), score: z.nullable(z.array(z.int())) })),
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
  /** By seed; empty until it is drawn, as are the matches. */
  players: z.array(bracketPlayer),
  matches: z.array(bracketMatch),
  /** How many matches have still to be decided. */
  undecided: z.int(),
  /** Seeds, the winner first, once every match is decided. Of a round robin also before, as it stands. */
  placings: z.array(z.int()),
  /** The viewer's seed; null of who does not play. */
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
  sport: z.strictObject({ id: id(), name: z.string() }),
  ranked: flagOut,
  /** City of the venue. */
  location: z.string(),
  venue: z.string(),
  /** Others changed the tournament since the viewer looked. */
  unseen: flagOut,
  format: z.enum(tournamentFormats),
  match: z.int(),
  part: z.enum(bracketParts),
  /** Counted from 1 within the part, which has so many. */
  round: z.int(),
  rounds: z.int(),
  opponent: bracketPlayer,
  /** The opponent reported, whether the viewer won by it, and when silence confirms it; null of one still to be played. */
  report: z.nullable(z.strictObject({ won: flagOut, confirms_at: instant })),
})
export type WaitingMatch = z.output<typeof waitingMatch>

const score = z.optional(
  z.int(bracketTexts.score).check(z.minimum(0, bracketTexts.score), z.maximum(SCORE_MAX, bracketTexts.score)),
)
const one = z.strictObject({ id: id() })
/** More than any bracket has. */
const MATCHES_MAX = 100_000
const match = z
  .int(bracketTexts.unknownMatch)
  .check(z.minimum(0, bracketTexts.unknownMatch), z.maximum(MATCHES_MAX, bracketTexts.unknownMatch))
const ofOne = z.strictObject({ id: id(), match })
/** `score1` and `score2` are those of the match's first and second player: both, or none. */
const result = z.strictObject({
  id: id(),
  match,
  winner: id(bracketTexts.winnerMissing),
  score1: score,
  score2: score,
})

const ofPlayer = z.strictObject({ id: id(), user_id: id(tournamentTexts.unknownPlayer) })

/** The brackets of tournaments that have one; every act answers the bracket as it stands afterwards. */
export const brackets = endpoints({
  view: {
    method: 'GET',
    path: '/tournaments/bracket/{id}',
    access: 'player',
    summary: 'The bracket of a tournament, with what the viewer may do in it.',
    input: one,
    answer: bracket,
    missing,
  },
  waiting: {
    method: 'GET',
    path: '/tournaments/bracketMatches',
    access: 'player',
    summary: 'Added. The matches of brackets that the viewer has to play or to answer, those to answer first.',
    input: nothing,
    answer: z.array(waitingMatch),
    polled: true,
  },
  draw: {
    method: 'POST',
    path: '/tournaments/bracket/{id}/draw',
    access: 'player',
    once: true,
    summary:
      'The organizer draws the bracket, again as often as wanted until the first result. Seeded by rank, after those in `order`.',
    input: z.strictObject({
      id: id(),
      order: z.optional(
        z.array(id(bracketTexts.order), bracketTexts.order).check(z.maxLength(SLOTS_MAX, bracketTexts.order)),
      ),
    }),
    answer: bracket,
    message: bracketTexts.drawn,
    missing,
    limits: taps,
  },
  report: {
    method: 'POST',
    path: '/tournaments/bracket/{id}/report',
    access: 'player',
    once: true,
    summary: 'A player of a match names its winner, or answers the report of the other one.',
    input: result,
    answer: bracket,
    message: bracketTexts.reported,
    missing,
    limits: taps,
  },
  dispute: {
    method: 'POST',
    path: '/tournaments/bracket/{id}/dispute',
    access: 'player',
    once: true,
    summary: 'A player disputes what the other one reported: the organizer decides.',
    input: ofOne,
    answer: bracket,
    message: bracketTexts.disputed,
    missing,
    limits: taps,
  },
  decide: {
    method: 'POST',
    path: '/tournaments/bracket/{id}/decide',
    access: 'player',
    once: true,
    summary: 'The organizer names the winner of a match.',
    input: result,
    answer: bracket,
    message: bracketTexts.decided,
    missing,
    limits: taps,
  },
  withdraw: {
    method: 'POST',
    path: '/tournaments/bracket/{id}/withdraw',
    access: 'player',
    once: true,
    summary: 'A player plays no further: the opponents of all matches to come win them.',
    input: one,
    answer: bracket,
    message: bracketTexts.withdrawn,
    missing,
    limits: taps,
  },
  correct: {
    method: 'POST',
    path: '/tournaments/bracket/{id}/correct',
    access: 'player',
    once: true,
    summary:
      'The organizer corrects a decided match until the result of the tournament stands. `later` says what becomes of the matches that were played since.',
    input: z.extend(result, { later: z.optional(z.enum(laterChoices, bracketTexts.later)) }),
    answer: bracket,
    message: bracketTexts.corrected,
    missing,
    limits: taps,
  },
  disqualify: {
    method: 'POST',
    path: '/tournaments/bracket/{id}/disqualify',
    access: 'player',
    once: true,
    summary: 'The organizer takes a player out: the opponents of all matches to come win them.',
    input: ofPlayer,
    answer: bracket,
    message: bracketTexts.disqualified,
    missing,
    limits: taps,
  },
  walkIn: {
    method: 'POST',
    path: '/tournaments/bracket/{id}/walkin',
    access: 'player',
    once: true,
    summary:
      'The organizer adds a friend, or a player who asked or was invited, while a bye is free and no result is in.',
    input: ofPlayer,
    answer: bracket,
    message: bracketTexts.walkedIn,
    missing,
    limits: taps,
  },
})
