import { DAY } from './time.ts'

/** The header by which a client says that a request is the same one again; for rows that are done `once`. */
export const KEY_HEADER = 'idempotency-key'
/** 1 to 200 visible characters. */
export const KEY = /^[\x21-\x7e]{1,200}$/
/** For so long the answer is kept, in ms. */
export const KEPT = DAY
/** The same for an act that a client may hold back until there is a network. */
export const KEPT_FOR_LATE = 7 * DAY

export const keyTexts = {
  bad: 'An Idempotency-Key has 1 to 200 visible characters.',
  used: 'This Idempotency-Key was sent with another request.',
} as const
