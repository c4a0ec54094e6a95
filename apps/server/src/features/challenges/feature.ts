import { feature } from '../../platform/features/feature.ts'
import { challengeAgenda } from './agenda.ts'
import { openChallengeRoutes } from './open-routes.ts'
import { challengeRoutes } from './routes.ts'
import { settleJob } from './settle.ts'

export const challenges = feature({
  name: 'challenges',
  routes: [...challengeRoutes, ...openChallengeRoutes],
  jobs: [{ job: settleJob, due: 'played' }],
  gathers: {
    agenda: { challenges: challengeAgenda },
  },
})
