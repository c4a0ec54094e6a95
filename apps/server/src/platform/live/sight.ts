/**
 * A number is drawn before its transaction commits, so a lower one may appear after a higher one. It is drawn last of
 * all that the transaction does, so nearly always it appears within the time of these looks.
 */
const RECENT = 9
/** Now and then a look goes back this far, for a commit that took longer. */
const OVERLAP = 1000
const WHOLE = 20

/** How far the looks for changes have come, by the numbers of the changes. */
export interface Sight {
  /** The number after which the next look begins. */
  next(): number
  /** A look is over: the highest number of what it found, if it found anything. */
  saw(highest: number | undefined): void
  /** Nobody wants what there is up to this number. */
  skip(to: number): void
  /** The highest number so far. */
  last(): number
}

export function openSight(): Sight {
  let last = 0
  let looks = 0
  /** How far the recent looks had come, the oldest first. */
  let recent: number[] = []
  return {
    next() {
      looks += 1
      const [oldest = 0] = recent
      const whole = recent.length < RECENT || looks % WHOLE === 0
      return Math.max(0, last - OVERLAP, whole ? 0 : oldest)
    },
    saw(highest = last) {
      last = Math.max(last, highest)
      recent = [...recent, last].slice(-RECENT)
    },
    skip(to) {
      last = to
      recent = []
    },
    last: () => last,
  }
}
