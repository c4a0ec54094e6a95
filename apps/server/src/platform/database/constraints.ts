import { DatabaseError } from 'pg'

/** Unique, foreign key, check and exclusion violations. */
const VIOLATIONS = new Set(['23505', '23503', '23514', '23P01'])

/** The name of the constraint that refused the write; undefined for any other error. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof DatabaseError) || error.code === undefined) return undefined
  return VIOLATIONS.has(error.code) ? error.constraint : undefined
}
