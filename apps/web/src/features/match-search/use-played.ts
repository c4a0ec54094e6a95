import { useSelf } from '../../api/use-self.ts'
import { activeSports } from '../../sports/active-sports.ts'

/** The sports, by id, in which the viewer can challenge somebody. */
export const usePlayed = (): ReadonlySet<string> => new Set(activeSports(useSelf()).map(({ id }) => id))
