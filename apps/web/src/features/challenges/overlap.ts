import { HOUR } from '@gauntlet/contract/time'

/** A match, with the way there, takes about so long; nobody says when it ends. */
const LASTS = 2 * HOUR

/** Nobody can be at both, in milliseconds of one clock. */
export const overlap = (one: number, other: number): boolean => Math.abs(one - other) < LASTS
