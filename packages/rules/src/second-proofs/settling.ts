import { DAY } from '../time.ts'

/**
 * So long a passkey or time codes are new. Until then the mailed link for a new password asks for no code of theirs and
 * ends them: whoever took an account over could keep it by them otherwise, and the mail about them comes too late.
 */
export const SETTLING_MS = 7 * DAY

/** Does a new password by mail take a code? Not while the codes are new. */
export const asksForCode = (timeCodesSince: Date | null, now: Date): boolean =>
  timeCodesSince !== null && now.getTime() - timeCodesSince.getTime() >= SETTLING_MS
