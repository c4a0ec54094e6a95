import * as z from 'zod/mini'

/** The years a day or a time may be in: no engine knows a year 0, and what is reckoned from a day stays a day. */
const YEARS = { first: 1900, last: 2999 }
export const isKnownYear = (day: string): boolean => {
  const year = Number(day.slice(0, 4))
  return year >= YEARS.first && year <= YEARS.last
}
/** A day as it is sent: ISO 8601, 2030-01-31. */
export const day = (message: string) => z.iso.date(message).check(z.refine(isKnownYear, message))
/** A day that may be left out; '' and null are 'not given', as a form that was left empty sends it. */
export const optionalDay = (message: string) =>
  z.optional(
    z.pipe(
      z.union([z.literal(''), z.null(), day(message)], message),
      z.transform(value => value || undefined),
    ),
  )

const NUMBER_TEXT = /^-?\d{1,9}(\.\d{1,15})?$/
/** A number that may also come as text, as a form sends it; `inner` says which numbers are right. */
export const orText = <T extends z.ZodMiniType<number, number>>(inner: T, message: string) =>
  z.pipe(
    z.union([z.number(message), z.string(message).check(z.regex(NUMBER_TEXT, message))], message),
    z.pipe(
      z.transform((value: string | number): number => Number(value)),
      inner,
    ),
  )

/** The largest number that a column of the tables holds. */
const INT_MAX = 2_147_483_647
/** A whole number from 0 to `most`, also as text. */
export const count = (message: string, most = INT_MAX) =>
  z.pipe(
    z.union([z.int(message), z.string().check(z.regex(/^\d{1,9}$/, message))], message),
    z.pipe(z.transform(Number), z.int(message).check(z.minimum(0, message), z.maximum(most, message))),
  )
