import * as z from 'zod/mini'

/** The years a day or a time may be in: no engine knows a year 0, and what is reckoned from a day stays a day. */
const YEARS = { first: 1900, last: 2999 }
export const isKnownYear = (day: string): boolean => {
  const year = Number(day.slice(0, 4))
  return year >= YEARS.first && year <= YEARS.last
}
/** A day as it is sent: ISO 8601, 2030-01-31. */
export const day = (message: string) => z.iso.date(message).check(z.refine(isKnownYear, message))

/** The largest number that a column of the tables holds. */
const INT_MAX = 2_147_483_647
/** A whole number from 0 to `most`, also as text. */
export const count = (message: string, most = INT_MAX) =>
  z.pipe(
    z.union([z.int(message), z.string().check(z.regex(/^\d{1,9}$/, message))], message),
    z.pipe(z.transform(Number), z.int(message).check(z.minimum(0, message), z.maximum(most, message))),
  )
