import { boardRow, leader, leaderGroup } from '@gauntlet/contract/leaderboards/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import { leaderboardRoutes } from './routes.ts'

export const leaderboards = feature({
  name: 'leaderboards',
  routes: leaderboardRoutes,
  answers: { Leader: leader, BoardRow: boardRow, LeaderGroup: leaderGroup },
  jobs: none('What time does to a board of a period is done by ranks.'),
  keeps: none('A board is derived from the ranks.'),
  gathers: none('It lists who plays, and nobody meets there.'),
})
