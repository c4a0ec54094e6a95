import { MINUTE, type Millis } from '@gauntlet/contract/time'

/** Time moves statuses on whole minutes, never early. */
export const wholeMinute = (at: Millis): Millis => Math.ceil(at / MINUTE) * MINUTE
