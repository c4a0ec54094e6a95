import { paths } from '../../../paths.ts'
import { useSportAsked as useSportAskedOf } from '../../../sports/use-sport-asked.ts'

/** The sport in the address, and the way to another's. */
export const useSportAsked = () => useSportAskedOf(paths.leaderboard)
