import { score } from '@gauntlet/contract/scores/forms'
import { rankInSport, sport, sportNamed, userSport } from '@gauntlet/contract/sports/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import { switchOffSports } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { sportRoutes } from './routes.ts'

export const sports = feature({
  name: 'sports',
  routes: sportRoutes,
  answers: { Score: score, Sport: sport, SportNamed: sportNamed, RankInSport: rankInSport, UserSport: userSport },
  jobs: none('Nothing of it comes due.'),
  keeps: {
    export: { sports: exported.sports },
    leave: none('Others are not part of it.'),
    erase: (tx, _services, userId) => switchOffSports.affected(tx, { userId }),
  },
  gathers: none('A sport is played in challenges and tournaments.'),
})
