import * as z from 'zod/mini'
import { laterChoices, ROUND_FORMATS_MAX, SCORE_MAX } from './status.ts'
import { bracket, waitingMatch } from './answer.ts'
import { bracketTexts } from './texts.ts'
import { type Limit, endpoints } from '../endpoint.ts'
import { challengeTexts } from '../challenges/texts.ts'
import { flag, id, nothing } from '../fields.ts'
import { endingCodes } from '../scores/endings.ts'
import { score } from '../scores/forms.ts'
import { MINUTE } from '../time.ts'
import { SLOTS_MAX } from '../tournaments/status.ts'
import { tournamentTexts } from '../tournaments/texts.ts'

const taps: readonly Limit[] = [{ by: 'account', max: 60, per: MINUTE }]
const { missing } = tournamentTexts

const number = z.optional(
  z.int(bracketTexts.score).check(z.minimum(0, bracketTexts.score), z.maximum(SCORE_MAX, bracketTexts.score)),
)
const one = z.strictObject({ id: id() })
/** More than any bracket has. */
const MATCHES_MAX = 100_000
const match = z
  .int(bracketTexts.unknownMatch)
  .check(z.minimum(0, bracketTexts.unknownMatch), z.maximum(MATCHES_MAX, bracketTexts.unknownMatch))
const ofOne = z.strictObject({ id: id(), match })
/**
 * Names a winner, directly, by the score or by the player who gave up; or says that nobody won. `score` is told by the
 * format of the bracket. `score1` and `score2` are plain numbers of the match's first and second player: both, or none.
 */
const result = z.strictObject({
  id: id(),
  match,
  winner: z.optional(id(bracketTexts.winnerMissing)),
  draw: z.optional(flag()),
  score: z.optional(score),
  ending: z.optional(z.enum(endingCodes, challengeTexts.noSuchEnding)),
  /** The player who gave up. */
  retired: z.optional(id(tournamentTexts.unknownPlayer)),
  score1: number,
  score2: number,
})

const format = z.string(bracketTexts.noSuchFormat).check(z.maxLength(20, bracketTexts.noSuchFormat))
const ofPlayer = z.strictObject({ id: id(), user_id: id(tournamentTexts.unknownPlayer) })

/** The brackets of tournaments that have one; every act answers the bracket as it stands afterwards. */
export const brackets = endpoints({
  view: {
    method: 'GET',
    path: '/tournaments/bracket/{id}',
    access: 'player',
    summary: 'The bracket, and what the viewer may do in it.',
    input: one,
    answer: bracket,
    missing,
  },
  waiting: {
    method: 'GET',
    path: '/tournaments/bracketMatches',
    access: 'player',
    summary: 'Added. Matches for the viewer to play or answer, those to answer first.',
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
      'The organizer draws the bracket, as often as wanted until the first result. Seeded by rank, after those in `order`; scores are told by `score_format`, in the last rounds of an elimination by `round_formats`.',
    input: z.strictObject({
      id: id(),
      order: z.optional(
        z.array(id(bracketTexts.order), bracketTexts.order).check(z.maxLength(SLOTS_MAX, bracketTexts.order)),
      ),
      /** Left out as it was before, or '': that of the sport. */
      score_format: z.optional(format),
      /** From the final backwards; '' is that of the bracket. Left out as they were before. */
      round_formats: z.optional(
        z.array(format, bracketTexts.noSuchFormat).check(z.maxLength(ROUND_FORMATS_MAX, bracketTexts.noSuchFormat)),
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
  takeScore: {
    method: 'POST',
    path: '/tournaments/bracket/{id}/takescore',
    access: 'player',
    once: true,
    summary: 'A player takes over the score that the other one told of a match that both have reported.',
    input: ofOne,
    answer: bracket,
    message: bracketTexts.scoreTaken,
    missing,
    limits: taps,
  },
  correct: {
    method: 'POST',
    path: '/tournaments/bracket/{id}/correct',
    access: 'player',
    once: true,
    summary:
      'The organizer corrects a decided match until the result of the tournament stands. `later` decides about the matches that were played since.',
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
