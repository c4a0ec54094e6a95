import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { id } from './fields.ts'

export const creditTexts = {
  tooFew: 'You do not have enough credits.',
} as const

/** `amount` in whole US dollars for `point` credits. */
export const creditPackage = z.strictObject({ id: id(), amount: z.int(), point: z.int() })

export const credits = endpoints({
  packages: {
    method: 'GET',
    path: '/credits/allcredits',
    access: 'public',
    summary: 'The packages of credits that can be bought.',
    input: z.strictObject({}),
    answer: z.array(creditPackage),
  },
})
