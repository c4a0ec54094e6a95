import { movesLittle } from './moves.ts'

/** ms on, off, on … */
const WORKED = [12]
const FAILED = [40, 60, 40]

/** How an act went, for a thumb that covers the screen: a short buzz, where the device has one and motion is welcome. */
export function feel(worked: boolean): void {
  if ('vibrate' in navigator && !movesLittle()) navigator.vibrate(worked ? WORKED : FAILED)
}
