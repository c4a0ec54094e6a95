import { DAY, type Millis } from '@gauntlet/contract/time'

/**
 * Until when a push message is of use: until what it tells of starts, while that is ahead, and for a day at most. A
 * device that is off for longer shows it in the app.
 */
export const usefulUntil = ({ now, start }: { now: Millis; start: Millis | null }): Millis =>
  start !== null && start > now ? Math.min(start, now + DAY) : now + DAY
