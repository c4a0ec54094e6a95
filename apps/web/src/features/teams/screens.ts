import { paths } from '../../paths.ts'
import type { PlayerRoute } from '../../ui/router.ts'

/** One row a line: the build reads them. */
export const screens: readonly PlayerRoute[] = [
  { path: paths.teams, load: () => import('./find-teams.tsx') },
  { path: paths.myTeam, load: () => import('./my-teams.tsx') },
  { path: paths.createTeam, load: () => import('./create-team.tsx') },
  { path: paths.teamEdit, load: () => import('./team-detail.tsx'), beside: [paths.myTeam, paths.teams] },
]
