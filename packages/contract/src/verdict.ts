import * as z from 'zod/mini'

/** A verdict on the wire: a button, a disabled label with its reason, or nothing. `reason` is absent where allowed. */
export const verdictWith = <const Code extends string>(codes: readonly Code[]) =>
  z.strictObject({ kind: z.enum(['allowed', 'disabled', 'hidden']), reason: z.optional(z.enum(codes)) })
