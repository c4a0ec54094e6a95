import * as z from 'zod/mini'
import { challenge } from './answer.ts'
import { offeredTimes } from './offered.ts'
import { round, suits } from './suits.ts'
import { timesTexts } from './times-texts.ts'
import { type Limit, endpoints } from '../endpoint.ts'
import { id } from '../fields.ts'
import { MINUTE } from '../time.ts'

const taps: readonly Limit[] = [{ by: 'account', max: 60, per: MINUTE }]

/** Rows by which players agree when and where they meet. `round` is `offer_round` of the challenge as it was seen. */
export const challengeTimes = endpoints({
  offer: {
    method: 'POST',
    path: '/challenges/times',
    access: 'player',
    once: true,
    summary:
      'Added. Offers 1 to 5 other times: to whoever waits for an answer, or beside the agreed time, which holds until ' +
      'another is agreed.',
    input: z.strictObject({ id: id(), round, times: offeredTimes }),
    answer: challenge,
    message: timesTexts.offered,
    limits: taps,
  },
  answer: {
    method: 'POST',
    path: '/challenges/times/answer',
    access: 'player',
    once: true,
    summary: 'Added. Says which of the offered times suit; the earliest that suits everybody is taken.',
    input: z.strictObject({ id: id(), round, suits }),
    answer: challenge,
    message: timesTexts.answered,
    limits: taps,
  },
  keep: {
    method: 'POST',
    path: '/challenges/times/keep',
    access: 'player',
    once: true,
    summary: 'Added. Keeps the agreed time: those that were offered in its place are gone.',
    input: z.strictObject({ id: id(), round }),
    answer: challenge,
    message: timesTexts.kept,
    limits: taps,
  },
})
