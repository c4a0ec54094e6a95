import * as z from 'zod/mini'
import { challenge } from './answer.ts'
import { format, isWonOrDrawn, outcome, saysHowItEnded, terms } from './forms.ts'
import { lineupTexts } from './lineup-texts.ts'
import { recordTexts } from './record-texts.ts'
import { named } from './sides.ts'
import { OPPONENTS_MAX } from './status.ts'
import { createTexts } from './texts.ts'
import { endpoints } from '../endpoint.ts'
import { flag } from '../fields.ts'
import { guestName } from '../guests/forms.ts'
import { GUESTS_MAX } from '../guests/limit.ts'
import { guestTexts } from '../guests/texts.ts'
import { HOUR } from '../time.ts'

const played = {
  ...terms(createTexts),
  format,
  ranked: z._default(flag(), 0),
}

/** The form on the screen. What it sends is checked again by `recordInput`. */
export const recordForm = z.strictObject(played)

/** The players of each side, the sender's own side first and the sender first on it. */
const sides = z.array(named, recordTexts.whoPlayed).check(
  z.minLength(2, recordTexts.whoPlayed),
  z.maxLength(OPPONENTS_MAX + 1, recordTexts.whoPlayed),
  z.refine(all => all.every(side => side.length > 0), recordTexts.whoPlayed),
  z.refine(all => new Set(all.flat()).size === all.flat().length, lineupTexts.namedTwice),
)

/** Names of those without an account who played with each side of a match of sides, in the same order. */
const guests = z
  .array(z.array(guestName, guestTexts.name).check(z.maxLength(GUESTS_MAX, guestTexts.name)), guestTexts.name)
  .check(z.length(2, lineupTexts.twoSides))

const recordInput = z
  .strictObject({ ...played, sides, guests: z._default(guests, [[], []]), ...outcome })
  .check(saysHowItEnded, isWonOrDrawn)

/** The row of matches that were played before they were told of; they are answered as challenges are. */
export const recordedMatches = endpoints({
  record: {
    method: 'POST',
    path: '/challenges/record',
    access: 'player',
    once: true,
    summary:
      'Added. Tells of a match that was played already; it counts once everybody on it has said yes. Where ranks do not move, `guests` names those without an account.',
    input: recordInput,
    answer: challenge,
    message: recordTexts.sent,
    limits: [{ by: 'account', max: 60, per: HOUR }],
  },
})
