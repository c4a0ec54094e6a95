import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { id } from './fields.ts'

export const creditTexts = {
  tooFew: 'You do not have enough credits.',
  confirmFree: 'Are you sure want to add 10 credits?',
  freeAdded: 'Credits added to player account successfully.',
  freeHad: 'You have had your free credits. There are more after a day.',
  creditsLeft: 'Free credits are for players who have none left, here or in what may still be given back.',
} as const

/** How many credits a player who has none is given, and how often. */
export const FREE_CREDITS = 10
export const FREE_EVERY_HOURS = 24

/** `amount` in whole US dollars for `point` credits. */
export const creditPackage = z.strictObject({ id: id(), amount: z.int(), point: z.int() })

export type CreditPackage = z.output<typeof creditPackage>

/** '$5 for 50 credits' */
export const packageWords = ({ amount, point }: Pick<CreditPackage, 'amount' | 'point'>) =>
  `$${amount} for ${point} credits`

export const credits = endpoints({
  packages: {
    method: 'GET',
    path: '/credits/allcredits',
    access: 'public',
    summary: 'The packages of credits that can be bought.',
    input: z.strictObject({}),
    answer: z.array(creditPackage),
  },
  free: {
    method: 'GET',
    path: '/users/addplayertencredit/{id}',
    access: 'player',
    once: true,
    summary:
      'Ten free credits for the own account, where balance and refundable costs together are 0 or below; once a day.',
    input: z.strictObject({ id: id() }),
    answer: z.strictObject({ credits: z.int() }),
    changes: true,
  },
})
