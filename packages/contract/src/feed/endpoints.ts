import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { endpoints } from '../endpoint.ts'
import { fieldTexts, flag, flagOut, id, instant, wholeNumber } from '../fields.ts'
import { fill } from '../language/fill.ts'
import { nameIn } from '../language/named.ts'
import { sportNameTexts } from '../sports/names.ts'
import { MINUTE } from '../time.ts'
import { FEED_PAGE, FEED_PAGE_MAX, feedTexts } from './texts.ts'

const kudos = z.strictObject({
  /** How many applaud, 100 at most. */
  count: z.int(),
  /** 1 where the viewer does. */
  mine: flagOut,
})

export const feedResult = z.strictObject({
  /** The id of the challenge, or of a bracket's match among all results. */
  id: id(),
  /** The tournament whose bracket the match is of; null for a challenge. */
  tournament: z.nullable(z.strictObject({ id: id(), title: z.string() })),
  sport: nameIn(sportNameTexts),
  /** When the match started; one of a bracket, when it was told of. */
  played: instant,
  /** The players of each side, its captain first. */
  sides: z.array(z.strictObject({ players: z.array(userCard), won: flagOut })),
  draw: flagOut,
  /** As the winner tells it; '' without one. */
  score: z.string(),
  kudos,
})
export type FeedResult = z.output<typeof feedResult>

export const feed = endpoints({
  view: {
    method: 'GET',
    path: '/feed',
    access: 'player',
    summary: "Added. Results of the viewer's friends, the latest first, by page.",
    input: z.strictObject({
      /** The last result of the page before; absent for the first page. */
      before: z.optional(id()),
      limit: z._default(
        wholeNumber(fieldTexts.number).check(
          z.refine(n => n >= 1 && n <= FEED_PAGE_MAX, fill(fieldTexts.between, { least: 1, most: FEED_PAGE_MAX })),
        ),
        FEED_PAGE,
      ),
    }),
    answer: z.strictObject({
      results: z.array(feedResult),
      /** 1 while there are older ones. */
      more: flagOut,
    }),
  },
  applaud: {
    method: 'POST',
    path: '/feed/{id}/applaud',
    access: 'player',
    once: true,
    summary: "Added. Applauds a result of the viewer's feed (active 1), or takes that back (active 0).",
    input: z.strictObject({ id: id(), active: flag() }),
    answer: kudos,
    missing: feedTexts.missing,
    limits: [{ by: 'account', max: 60, per: MINUTE }],
  },
})
