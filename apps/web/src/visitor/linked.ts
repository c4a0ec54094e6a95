import { fill, paths } from '../paths.ts'
import { navigate } from '../ui/router.ts'

export interface Answering {
  code: string
  /** There are several times, and none is chosen yet. */
  isUndecided: boolean
}

/** Leaves the page of a link for the challenge itself. */
export const toChallenge = (id: string) => navigate(fill(paths.challengeIssue, { id }), { replace: true })
