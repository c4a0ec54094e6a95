import { movesLittle } from './moves.ts'

/** ms on, off, on … */
const WORKED = [12]
const FAILED = [40, 60, 40]

/** Tells a thumb that covers the screen how an act went, where the device can buzz and motion is welcome. */
export function feel(worked: boolean): void {
  if ('vibrate' in navigator && !movesLittle()) navigator.vibrate(worked ? WORKED : FAILED)
}
