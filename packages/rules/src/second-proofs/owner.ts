import { RECENT_MINUTES } from '@gauntlet/contract/passwords/forms'
import { MINUTE } from '@gauntlet/contract/time'

/** So long after a sign-in it is taken for granted that whoever signed in is still there. */
export const FRESH_MS = RECENT_MINUTES * MINUTE

export interface OwnerFacts {
  signedInAt: Date
  /** When time codes were switched on; null where they are off. */
  timeCodesSince: Date | null
  now: Date
}

/**
 * The proof asked for, beside the session, before a way in is added or taken away. A sign-in of the last ten
 * minutes is enough, unless it was one before time codes were on; then only a code is.
 */
export function askedOfOwner({ signedInAt, timeCodesSince, now }: OwnerFacts): 'nothing' | 'password' | 'code' {
  const fresh = now.getTime() - signedInAt.getTime() <= FRESH_MS
  const withCode = timeCodesSince === null || signedInAt > timeCodesSince
  if (fresh && withCode) return 'nothing'
  return timeCodesSince === null ? 'password' : 'code'
}
