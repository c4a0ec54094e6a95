import * as z from 'zod/mini'
import { type Limit, endpoints } from '../endpoint.ts'
import { flagOut, id, instant, nothing } from '../fields.ts'
import { MINUTE } from '../time.ts'
import { availabilityTexts as texts } from './texts.ts'

/** The parts of a day, each from one full hour to another, on the player's own clock. */
export const DAY_PARTS = [
  { from: 6, to: 12 },
  { from: 12, to: 17 },
  { from: 17, to: 22 },
] as const
/** Monday is the first. */
const WEEK_DAYS = 7
/** How many parts a week has: 0 is Monday's morning, the last Sunday's evening. */
export const WEEK_PARTS = WEEK_DAYS * DAY_PARTS.length

const ZONE_MAX = 60
const taps: readonly Limit[] = [{ by: 'account', max: 60, per: MINUTE }]

const part = z.int(texts.noSuchPart).check(z.minimum(0, texts.noSuchPart), z.maximum(WEEK_PARTS - 1, texts.noSuchPart))

/** Times when two players are both free. */
export const sharedTimes = z.strictObject({
  /** 1: the viewer has told nothing, and with that would see them. */
  untold: flagOut,
  /** The earliest first. */
  times: z.array(z.strictObject({ start: instant, end: instant })),
})
export type SharedTimes = z.output<typeof sharedTimes>

/** When players can usually play: told by each for themselves, and shown as what two have in common. */
export const availability = endpoints({
  view: {
    method: 'GET',
    path: '/availability',
    access: 'player',
    summary: 'Added. When the viewer can usually play.',
    input: nothing,
    answer: z.strictObject({
      free: z.array(z.int()),
      /** The time zone in which those parts are; null where none is told. */
      zone: z.nullable(z.string()),
    }),
  },
  change: {
    method: 'POST',
    path: '/availability',
    access: 'player',
    summary: 'Added. Tells when the viewer can usually play.',
    input: z.strictObject({
      free: z.array(part, texts.noSuchPart).check(z.maxLength(WEEK_PARTS, texts.noSuchPart)),
      /** The time zone in which the parts of the day are; left out, the one they were in before. */
      zone: z.optional(z.string(texts.badZone).check(z.maxLength(ZONE_MAX, texts.badZone))),
    }),
    message: texts.kept,
    limits: taps,
  },
  shared: {
    method: 'GET',
    path: '/availability/with/{id}',
    access: 'player',
    summary: 'Added. When the viewer and a friend, or an opponent of theirs, are both free.',
    input: z.strictObject({ id: id(texts.unknownPlayer) }),
    answer: sharedTimes,
    missing: texts.unknownPlayer,
    limits: taps,
  },
})
