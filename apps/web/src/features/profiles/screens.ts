import { paths } from '../../paths.ts'
import type { PlayerRoute } from '../../ui/router.ts'

/** One row a line: the build reads them. */
export const screens: readonly PlayerRoute[] = [
  { path: paths.profileRoot, to: paths.profile },
  { path: paths.profile, load: () => import('./own-profile.tsx') },
  { path: paths.profileEdit, load: () => import('./edit-profile.tsx') },
  { path: paths.profileOf, load: () => import('./other-profile.tsx') },
  { path: paths.userView, load: () => import('./other-profile.tsx') },
  { path: paths.friendView, load: () => import('./other-profile.tsx'), beside: [paths.searchMyFriend] },
]
