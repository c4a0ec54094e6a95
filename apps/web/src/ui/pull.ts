/** How far a finger moves, in px, before the page follows: less is a tap with a trembling finger. */
const SLACK = 8
/** The page lags behind the finger, and never moves further than this, in px. */
const RESISTANCE = 0.5
const FURTHEST = 96
/** From this many px on, letting go refreshes. */
export const REFRESH_FROM = 56

/** How far the page has moved, for a finger that has gone `down` and `aside` px since it touched the page. */
export function pulledBy(down: number, aside: number): number {
  if (down <= SLACK || Math.abs(aside) > down) return 0
  return Math.min(FURTHEST, (down - SLACK) * RESISTANCE)
}
