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

/** A lock was not to be had within `lock_timeout`. */
export const isLockTimeout = (error: unknown) => sqlState(error) === '55P03'

/** A table or an index of this name is there. */
export const isThereAlready = (error: unknown) => sqlState(error) === '42P07'

/** A named statement that no longer fits its tables, or that the server has forgotten: a new connection plans anew. */
export const isStalePlan = (error: unknown) => sqlState(error) === '0A000' || sqlState(error) === '26000'

/** The server ended the connection (57P01 administrator, 57P02 crash, 57P03 not yet up, 57P05 idle). */
export const isHangUp = (error: unknown) => sqlState(error)?.startsWith('57P') ?? false

/** The server takes no writes (25006): it was a primary, or is to become one. */
const isReadOnly = (error: unknown) => sqlState(error) === '25006'

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

/** Lets go of a write that may be missing where the disk is full; any other error is thrown on. */
export function unlessNoRoom(error: unknown): void {
  if (!isNoRoom(error)) throw error
}

/** So many wait for a connection that this one gave up. Nothing was done. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** The codes with which a socket to the server fails. */
const SOCKET = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** The client tells these by their message alone. */
const LOST = /^(Connection terminated|timeout expired|Query read timeout|Client has encountered a connection error)/

/** The connection is gone, none could be made, or it leads to a standby. One with too many connections answers. */
export function isLoss(error: unknown): boolean {
  if (error instanceof DatabaseError)
    return isHangUp(error) || isReadOnly(error) || (error.code?.startsWith('08') ?? false)
  if (error instanceof AggregateError) return error.errors.some(isLoss)
  if (!(error instanceof Error)) return false
  return LOST.test(error.message) || ('code' in error && typeof error.code === 'string' && SOCKET.test(error.code))
}

/**
 * The database is out of reach, or the connection was lost while it was asked. What was read may be read again; what
 * was to be written may have been written or not.
 */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}
