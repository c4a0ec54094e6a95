import { OLDEST } from '@gauntlet/contract/profiles/answer'
import type { Ages } from '@gauntlet/rules/profiles/age-ranges'

/** In the tables that searches read a player without an age has 0: only what leaves nobody out reaches that far. */
export const EVERY_AGE: Ages = { lower: 0, upper: OLDEST }
