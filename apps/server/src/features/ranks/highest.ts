import { SHOWN_FOR } from '@gauntlet/rules/ranks/arranged'

/** A window of ranks tests the highest rank that was shown since then. */
export const shownSince = (now: Date): Date => new Date(now.getTime() - SHOWN_FOR)
