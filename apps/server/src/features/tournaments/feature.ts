import { feature } from '../../platform/features/feature.ts'
import { tournamentAgenda } from './lists.ts'
import { tournamentRoutes } from './routes.ts'
import { settleTournamentsJob } from './settle.ts'

export const tournaments = feature({
  name: 'tournaments',
  routes: tournamentRoutes,
  jobs: [{ job: settleTournamentsJob, due: 'ended' }],
  gathers: {
    agenda: { tournaments: tournamentAgenda },
  },
})
