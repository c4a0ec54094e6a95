import { RECORD_ANSWER_DAYS } from '@gauntlet/contract/challenges/status'
import { DAY, HOUR, type Millis } from '@gauntlet/contract/time'

/** From here on nothing can be modified. */
export const FROZEN_BEFORE_START = HOUR
/** Nobody reported for this long: a match after its start, a tournament after its end. */
export const UNREPORTED_WAIT = 14 * DAY
/** A match that was played already waits this long for everybody's yes: silence confirms nothing. */
export const RECORD_WAIT = RECORD_ANSWER_DAYS * DAY
/** Where reports tell different scores, either may take over the other's for this long. */
export const SCORE_WAIT = 7 * DAY
/** A dispute that no operator decides for this long is void. */
export const UNDECIDED_WAIT = 30 * DAY

/** From one hour before the start. */
export const isFrozen = ({ start }: { start: Millis }, now: Millis): boolean => now >= start - FROZEN_BEFORE_START
