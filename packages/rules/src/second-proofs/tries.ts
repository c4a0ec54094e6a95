import { MINUTE } from '@gauntlet/contract/time'

/** Wrong codes of one account, until it has to wait. */
export const WRONG_MAX = 5
/** The wait, and for how long wrong codes are added up. */
export const WRONG_MS = 15 * MINUTE

export interface WrongCodes {
  wrong: number
  /** The first of them. */
  since: Date | null
}

const goOn = ({ since }: WrongCodes, now: Date) => since !== null && now.getTime() - since.getTime() < WRONG_MS

/** Whether another code is looked at. */
export const mayTryCode = (codes: WrongCodes, now: Date): boolean => codes.wrong < WRONG_MAX || !goOn(codes, now)

/** The trace of wrong codes; the wait begins with the last one. */
export function withWrongCode(codes: WrongCodes, now: Date): { wrong: number; since: Date } {
  const wrong = goOn(codes, now) ? codes.wrong + 1 : 1
  return { wrong, since: wrong === WRONG_MAX || codes.since === null || wrong === 1 ? now : codes.since }
}
