import { feature } from '../../platform/features/feature.ts'
import { challengeAgenda } from './agenda.ts'
import { eraseWords } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { leaveChallenges } from './farewell.ts'
import { openChallengeRoutes } from './open-routes.ts'
import { challengeRoutes } from './routes.ts'
import { settleJob } from './settle.ts'

export const challenges = feature({
  name: 'challenges',
  routes: [...challengeRoutes, ...openChallengeRoutes],
  jobs: [{ job: settleJob, due: 'played' }],
  keeps: {
    export: {
      challenges: exported.challenges,
      stars_given: exported.starsGiven,
      dispute_strikes: exported.disputeStrikes,
    },
    leave: leaveChallenges,
    erase: (tx, _services, userId) => eraseWords.affected(tx, { userId }),
  },
  gathers: {
    agenda: { challenges: challengeAgenda },
  },
})
