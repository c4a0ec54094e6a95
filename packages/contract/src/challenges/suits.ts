import * as z from 'zod/mini'
import { ROUNDS_MAX } from './status.ts'
import { suitsTexts } from './times-texts.ts'

/** As many starts as can be offered at once. */
export const TIMES_MAX = 5

/** Which offer is meant, so that an answer is never taken for one to another. */
export const round = z
  .int(suitsTexts.noSuchOffer)
  .check(z.minimum(0, suitsTexts.noSuchOffer), z.maximum(ROUNDS_MAX, suitsTexts.noSuchOffer))
/** The times that suit, by their places in the offer. */
export const suits = z
  .array(z.int(suitsTexts.choose).check(z.minimum(0, suitsTexts.choose), z.maximum(TIMES_MAX - 1, suitsTexts.choose)), {
    error: suitsTexts.choose,
  })
  .check(z.minLength(1, suitsTexts.choose), z.maxLength(TIMES_MAX, suitsTexts.choose))
