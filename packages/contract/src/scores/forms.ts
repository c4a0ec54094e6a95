import * as z from 'zod/mini'
import { scoreTexts } from './texts.ts'

/** Instead of a time or a count of strokes: did not finish, did not start, disqualified (twice), withdrawn. */
export const markCodes = ['dnf', 'dns', 'dsq', 'dq', 'wd'] as const
export type Mark = (typeof markCodes)[number]

const SEGMENTS = 11

// Which numbers a format takes is a rule of scores, which names the one that is wrong.
const segments = z.array(z.array(z.number()).check(z.maxLength(3))).check(z.maxLength(SEGMENTS))
const line = z.array(z.union([z.number(), z.enum(markCodes)])).check(z.maxLength(SEGMENTS))
const pair = z.optional(z.tuple([z.number(), z.number()], scoreTexts.unreadable))
const whole = z.optional(z.int(scoreTexts.unreadable))

/** A score with what stands beside it: who won a shoot-out, by which method. */
const scoreDetails = z.strictObject({
  score: z.optional(z.union([segments, line])),
  /** The time was up: as the ending 'clock'. */
  clock: z.optional(z.boolean()),
  shootout: pair,
  method: z.optional(z.string(scoreTexts.unreadable).check(z.maxLength(40, scoreTexts.unreadable))),
  /** A side, by its index. */
  winner: whole,
  draw: z.optional(z.literal(true)),
  /** How many judges saw which side ahead. */
  cards: pair,
  round: whole,
  points: pair,
  advantages: pair,
  /** Holes ahead, and holes left: 3 and 2. */
  up: whole,
  to_play: whole,
})
export type ScoreDetails = z.output<typeof scoreDetails>

/** A score as it is reported, its numbers in the order of the sides; its format says which of the three it is. */
export const score = z.union([segments, line, scoreDetails], scoreTexts.unreadable)
export type GivenScore = z.output<typeof score>
