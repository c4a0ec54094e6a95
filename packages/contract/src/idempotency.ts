/** The header by which a client says that a request is the same one again; for rows that are done `once`. */
export const KEY_HEADER = 'idempotency-key'
/** 1 to 200 visible characters. */
export const KEY = /^[\x21-\x7e]{1,200}$/
/** For so long the answer is kept. */
export const KEPT_HOURS = 24

export const keyTexts = {
  bad: 'An Idempotency-Key has 1 to 200 visible characters.',
  used: 'This Idempotency-Key was sent with another request.',
} as const
