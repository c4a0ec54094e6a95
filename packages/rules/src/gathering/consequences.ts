import type { Notification } from './notify.ts'

/** The results of an act or of time besides new facts: the server carries them out, once. */
export interface Consequences<Notice extends string> {
  /** Credits taken from the player who made the thing. */
  charge: number
  /** Credits given back to that player. */
  refund: number
  /** The result counted before no longer counts; comes before one that counts now. */
  voids_result: boolean
  notify: readonly Notification<Notice>[]
}

export const none = { charge: 0, refund: 0, voids_result: false, notify: [] } as const

/** One after the other, as one. */
export const together = <Notice extends string>(
  first: Consequences<Notice>,
  second: Consequences<Notice>,
): Consequences<Notice> => ({
  charge: first.charge + second.charge,
  refund: first.refund + second.refund,
  voids_result: first.voids_result || second.voids_result,
  notify: [...first.notify, ...second.notify],
})
