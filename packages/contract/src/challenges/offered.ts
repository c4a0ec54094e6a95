import * as z from 'zod/mini'
import { TIMES_MAX } from './suits.ts'
import { timesTexts } from './times-texts.ts'
import { createTexts } from './texts.ts'
import { flagOut, id, instant } from '../fields.ts'
import { venueShown } from '../venues/answer.ts'
import * as venues from '../venues/endpoints.ts'

/** A start as it is offered; where it says nothing of the place, it is played where the challenge is. */
const offeredTime = z.strictObject(
  {
    date: venues.moment(createTexts.date),
    location: z.optional(venues.city(createTexts.city)),
    locstate: z.optional(venues.state(createTexts.state)),
    zip: z.optional(venues.zip(createTexts.zip)),
    venue: z.optional(venues.venue(createTexts.venue)),
  },
  timesTexts.noSuchTime,
)
export const offeredTimes = z
  .array(offeredTime, timesTexts.several)
  .check(z.minLength(1, timesTexts.several), z.maxLength(TIMES_MAX, timesTexts.several))
/** Those beside the start of a new challenge. */
export const furtherTimes = z
  .array(offeredTime, timesTexts.further)
  .check(z.maxLength(TIMES_MAX - 1, timesTexts.further))

/** Times that wait for answers. */
export const offer = z.strictObject({
  /** Whoever offers them; null where the viewer is not shown that player. */
  author_id: z.nullable(id()),
  /** 1 where they would replace an agreed time, which holds until then. */
  instead: flagOut,
  /** The earliest first. */
  times: z.array(
    z.strictObject({
      start: instant,
      ...venueShown,
      /** The players whom it suits, as far as they have said so and the viewer is shown them. */
      suits: z.array(id()),
    }),
  ),
})
export type Offer = z.output<typeof offer>
export type OfferedTime = Offer['times'][number]
