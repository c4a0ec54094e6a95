import * as z from 'zod/mini'
import { flagOut, instant } from '../fields.ts'
import { sportNamed } from '../sports/endpoints.ts'

/** Below so many matches there is nothing to read in them: figures are not told. */
export const ENOUGH_MATCHES = 200

/** 0 to 1, four decimals. */
const share = z.number()

/** Sides whose chance to win was told as `from` to `to`. A match stands in two, once for each of its sides. */
export const calibrationBin = z.strictObject({
  from: share,
  to: share,
  matches: z.int(),
  won: z.int(),
  /** The mean of the chances that were told, and the share that won; null without a match. */
  told: z.nullable(share),
  happened: z.nullable(share),
  /** Where the true share lies, nineteen times out of twenty. */
  low: z.nullable(share),
  high: z.nullable(share),
})
export type CalibrationBin = z.output<typeof calibrationBin>

export const calibrationFigures = z.strictObject({
  /** Matches of two sides that somebody won. */
  matches: z.int(),
  /** Of those, told as exactly even: they stand in no bin. */
  even: z.int(),
  /** Nobody won them: they stand in none of the other figures. */
  draws: z.int(),
  /** 0 where the matches are too few: then the next two are null, and there are no bins. */
  enough: flagOut,
  /** The mean of −ln(chance told to the winner): 0.6931 where 50 % is told each time, the lower the better. */
  log_loss: z.nullable(z.number()),
  /** The mean of (1 − chance told to the winner)²: 0.25 where 50 % is told each time, the lower the better. */
  brier: z.nullable(z.number()),
  /** Ten, by the chance that was told. */
  bins: z.array(calibrationBin),
})
export type CalibrationFigures = z.output<typeof calibrationFigures>

export const calibration = z.strictObject({
  /** When it was counted; null before the first count. */
  counted_at: z.nullable(instant),
  all: calibrationFigures,
  /** Nobody in the match had a rank with '?', or somebody had. */
  settled: calibrationFigures,
  unsettled: calibrationFigures,
  /** One against one, or with partners. */
  singles: calibrationFigures,
  sides: calibrationFigures,
  /** The sports with a match in them, and the one asked for, by name. */
  sports: z.array(z.strictObject({ sport: sportNamed, matches: z.int() })),
})
export type Calibration = z.output<typeof calibration>
