import { paths } from '../../paths.ts'
import type { PlayerRoute } from '../../ui/router.ts'

/** One row a line: the build reads them. */
export const screens: readonly PlayerRoute[] = [
  { path: paths.challengeIssue, load: () => import('./detail/challenge-detail.tsx'), beside: [paths.challenges] },
  { path: paths.challengeEdit, load: () => import('./form/modify.tsx'), beside: [paths.challenges], isWide: true },
  { path: paths.challengeEditOpen, load: () => import('./form/modify.tsx'), beside: [paths.challenges], isWide: true },
  { path: paths.challengeCreate, load: () => import('./form/challenge-with.tsx') },
  { path: paths.createChallenge, load: () => import('./form/challenge-with.tsx') },
  { path: paths.challengeList, load: () => import('./form/challenge-with.tsx') },
  { path: paths.myChallenge, load: () => import('./my-matches.tsx') },
  { path: paths.recordMatch, load: () => import('./record/record-match.tsx') },
  { path: paths.createOpenChallenge, load: () => import('./form/open-form.tsx') },
]
