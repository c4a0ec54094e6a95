import { paths } from '../../paths.ts'
import type { PlayerRoute } from '../../ui/router.ts'

/** One row a line: the build reads them. */
export const screens: readonly PlayerRoute[] = [
  { path: paths.searchMatch, load: () => import('./search.tsx') },
  { path: paths.challengeSearch, load: () => import('./new-match.tsx') },
  { path: paths.addChallenge, load: () => import('./new-match.tsx') },
  { path: paths.searchFriend, load: () => import('./find-friends.tsx') },
  { path: paths.challengeResults, load: () => import('./challenge-results.tsx') },
]
