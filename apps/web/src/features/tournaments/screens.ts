import { paths } from '../../paths.ts'
import type { PlayerRoute } from '../../ui/router.ts'

const LISTS = [paths.tournamentList, paths.tournaments, paths.myTournament, paths.challenges]

/** One row a line: the build reads them. */
export const screens: readonly PlayerRoute[] = [
  { path: paths.tournamentList, load: () => import('./lists/tournament-list.tsx') },
  { path: paths.tournaments, load: () => import('./lists/tournament-list.tsx') },
  { path: paths.addTournament, load: () => import('./form/create.tsx') },
  { path: paths.myTournament, load: () => import('./lists/my-tournament.tsx') },
  { path: paths.tournamentView, load: () => import('./detail/tournament-detail.tsx'), beside: LISTS, isWide: true },
  { path: paths.tournamentRank, load: () => import('./report/view-rank.tsx'), beside: LISTS },
  { path: paths.tournamentEdit, load: () => import('./form/modify.tsx'), beside: LISTS },
  { path: paths.tournamentReport, load: () => import('./report/report.tsx') },
  { path: paths.reportTournament, load: () => import('./report/report-tournament.tsx'), beside: LISTS, isWide: true },
  { path: paths.searchTournament, load: () => import('./search/search.tsx') },
]
