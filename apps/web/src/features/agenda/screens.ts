import { paths } from '../../paths.ts'
import type { PlayerRoute } from '../../ui/router.ts'

/** One row a line: the build reads them. */
export const screens: readonly PlayerRoute[] = [
  { path: paths.dashboard, load: () => import('./dashboard.tsx') },
  { path: paths.challenges, load: () => import('./agenda.tsx') },
  { path: paths.notices, load: () => import('./notices-first.tsx') },
]
