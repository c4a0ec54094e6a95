/** Where the time comes from; nothing else in the server asks the machine for it. */
export interface Clock {
  now(): Date
  /** From now on it is `instant`, and time goes on running from there; null: back to the real time. */
  set(instant: Date | null): void
}

const checked = (instant: Date): number => {
  const time = instant.getTime()
  if (Number.isNaN(time)) throw new RangeError('A clock cannot be set to an invalid date.')
  return time
}

/** The machine's clock with an offset. */
export function systemClock(): Clock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    set(instant) {
      offset = instant ? checked(instant) - Date.now() : 0
    },
  }
}

/** Stands still until it is moved: for tests. */
export interface FixedClock extends Clock {
  /** Milliseconds, forward; below 0 backward. */
  advance(ms: number): void
}

export function fixedClock(at: Date | string): FixedClock {
  const start = checked(new Date(at))
  let time = start
  return {
    now: () => new Date(time),
    set(instant) {
      time = instant ? checked(instant) : start
    },
    advance(ms) {
      time = checked(new Date(time + ms))
    },
  }
}
