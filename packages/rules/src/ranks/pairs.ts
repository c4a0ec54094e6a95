/**
 * Two sides that keep meeting say less and less that is new: each further result counts less, none is ignored, and what
 * they have played fades within a year.
 */

/** How often two sides have met, faded to `day`. */
export interface Meetings {
  n: number
  day: number
}

const FADES_IN_DAYS = 365

/** How many meetings there were, seen from `day`. */
export const fadedTo = ({ n, day: last }: Readonly<Meetings>, day: number): number =>
  n === 0 ? 0 : n * Math.exp(-(day - last) / FADES_IN_DAYS)

/** Counts one more meeting on `day`, in place, since they are as many as results; returns how many there were. */
export function meetOn(met: Meetings, day: number): number {
  const before = fadedTo(met, day)
  met.n = before + 1
  met.day = day
  return before
}

/** λ: how much a result of two sides counts that have met `n` times. */
export const weightAfter = (n: number): number => 1 / (1 + n / 2)

/** Which meeting of late a result was, from how much it counted. */
export const meetingOf = (weight: number): number => 1 + Math.round(2 * (1 / weight - 1))
