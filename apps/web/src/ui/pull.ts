/** How far a finger goes, in px, before the page follows: less is a tap that trembles. */
const SLACK = 8
/** What is pulled lags behind the finger, and never comes further than this, in px. */
const RESISTANCE = 0.5
const FURTHEST = 96
/** From here on, in px of what is pulled, letting go refreshes. */
export const REFRESH_FROM = 56

/** How far what is pulled has come, for a finger that has gone `down` and `aside` px since it touched the page. */
export function pulledBy(down: number, aside: number): number {
  if (down <= SLACK || Math.abs(aside) > down) return 0
  return Math.min(FURTHEST, (down - SLACK) * RESISTANCE)
}
