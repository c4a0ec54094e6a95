import type { QueryCache } from '@tanstack/react-query'
import { isKept } from './kept-answers.ts'

/** The server was not reached. */
const UNREACHED = 0

/**
 * Since when, in ms since 1970, the screen shows what it has because nothing newer could be reached; 0 if it was kept
 * from a visit before. Undefined where all of it is up to date; a part that is missing says so itself.
 */
export function heldSince(cache: QueryCache): number | undefined {
  const held = cache
    .findAll({ type: 'active' })
    .filter(({ state }) => state.error?.status === UNREACHED && state.data !== undefined)
  if (held.length === 0) return undefined
  const oldest = Math.min(...held.map(({ state }) => state.dataUpdatedAt))
  return isKept(oldest) ? 0 : oldest
}
