/** An instant in milliseconds since 1970-01-01 UTC, or a span. */
export type Millis = number

export const MINUTE: Millis = 60_000
export const HOUR: Millis = 60 * MINUTE
export const DAY: Millis = 24 * HOUR

/** Time moves statuses on whole minutes, never early. */
export const wholeMinute = (at: Millis): Millis => Math.ceil(at / MINUTE) * MINUTE
