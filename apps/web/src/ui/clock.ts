import { createStore } from './store.ts'

/** A smaller difference is due to the way of the answer, and to a header that counts whole seconds. */
const TOLERANCE_MS = 10_000

/** How far the server's clock is ahead of this device's, in ms; 0 while the two agree. */
export const clockAhead = createStore(0)

/** Takes in the Date header of an answer. */
export function hearTime(date: string | null, now = Date.now()): void {
  const ahead = date === null ? Number.NaN : Date.parse(date) - now
  if (Number.isNaN(ahead) || Math.abs(ahead - clockAhead.get()) < TOLERANCE_MS) return
  clockAhead.set(Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead)
}

/** The time by the server's clock, in ms since 1970. */
export const serverNow = (): number => Date.now() + clockAhead.get()
