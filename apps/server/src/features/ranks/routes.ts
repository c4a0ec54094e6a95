import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { viewCalibration } from './calibration.ts'
import { rankHistory, viewOwnRank, viewRankOf } from './history.ts'
import { viewOdds } from './odds.ts'

export const rankRoutes = bind(ranks, {
  history: rankHistory,
  own: viewOwnRank,
  of: viewRankOf,
  odds: viewOdds,
  calibration: viewCalibration,
})
