import * as z from 'zod/mini'

const range = z.strictObject({ narrow: z.int(), clear: z.int() })

/**
 * The points by which winning and losing would move a rank. `range` is by the score, from the narrowest to a clear one:
 * null where scores are not read. A narrow win may leave the rank where it is, and a narrow loss to somebody stronger
 * may raise it.
 */
export const stake = z.strictObject({
  win: z.int(),
  lose: z.int(),
  range: z.nullable(z.strictObject({ win: range, lose: range })),
})
export type Stake = z.output<typeof stake>
