import { DAY } from '@gauntlet/contract/time'

/** The date this many days from now, as a form takes it: `2031-06-05`. */
export const dayAfter = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** 18:00 in Austin is midnight in UTC at the latest: whatever began then is over by now. */
export const morningAfter = (days: number): Date => new Date(`${dayAfter(days + 1)}T06:00:00Z`)
