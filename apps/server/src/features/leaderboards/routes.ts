import { leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { groupLeaders, listLeaders, previewLeaders } from './leaderboards.ts'

export const leaderboardRoutes = bind(leaderboards, {
  preview: previewLeaders,
  groups: groupLeaders,
  list: listLeaders,
})
