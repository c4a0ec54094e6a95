import { sports } from '@gauntlet/contract/sports/endpoints'
import { bind } from '../../platform/http/bind.ts'
import {
  addSports,
  listActiveSports,
  listOwnSports,
  listSingleSports,
  listScoring,
  listSports,
  listTeamSports,
  setSportActive,
} from './sports.ts'

export const sportRoutes = bind(sports, {
  all: listSports,
  single: listSingleSports,
  team: listTeamSports,
  scoring: listScoring,
  own: listOwnSports,
  active: listActiveSports,
  add: addSports,
  setActive: setSportActive,
})
