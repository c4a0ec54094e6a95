import { MINUTE } from '@gauntlet/contract/time'

/** An instant in milliseconds since 1970-01-01 UTC, or a span. */
export type Millis = number

/** Time moves statuses on whole minutes, never early. */
export const wholeMinute = (at: Millis): Millis => Math.ceil(at / MINUTE) * MINUTE
