// Lengths of time, in milliseconds as everywhere; what counts in seconds divides where it asks.
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** An instant, in milliseconds since 1970-01-01 UTC, or a span. */
export type Millis = number
