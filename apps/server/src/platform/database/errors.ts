import { DatabaseError } from 'pg'

/** Unique, foreign key, check and exclusion violations. */
const VIOLATIONS = new Set(['23505', '23503', '23514', '23P01'])

/** The name of the constraint that refused the write; undefined for any other error. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof DatabaseError) || error.code === undefined) return undefined
  return VIOLATIONS.has(error.code) ? error.constraint : undefined
}

const sqlState = (error: unknown) => (error instanceof DatabaseError ? error.code : undefined)

/** Two transactions met (serialisation failure, deadlock): doing it all again may succeed. */
export const isConflict = (error: unknown) => sqlState(error) === '40001' || sqlState(error) === '40P01'

/** A named statement that no longer fits its tables, or that the server has forgotten: a new connection plans anew. */
export const isStalePlan = (error: unknown) => sqlState(error) === '0A000' || sqlState(error) === '26000'

/** The server ended the connection (57P01 administrator, 57P02 crash, 57P03 not yet up, 57P05 idle). */
export const isHangUp = (error: unknown) => sqlState(error)?.startsWith('57P') ?? false

/** The disk of the data is full, or so nearly that nothing more is begun. Nothing was done. */
export class NoRoomError extends Error {
  override name = 'NoRoomError'
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Also where the engine (53100) or the file system tells it. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof NoRoomError ||
  sqlState(error) === '53100' ||
  (error instanceof Error && 'code' in error && FULL.has(String(error.code)))

/** So many wait for a connection that this one gave up. Nothing was done. */
export class BusyError extends Error {
  override name = 'BusyError'
}
