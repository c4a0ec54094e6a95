import { feature } from '../../platform/features/feature.ts'
import { eraseWords } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { leaveTournaments } from './farewell.ts'
import { tournamentAgenda } from './lists.ts'
import { tournamentRoutes } from './routes.ts'
import { settleTournamentsJob } from './settle.ts'

export const tournaments = feature({
  name: 'tournaments',
  routes: tournamentRoutes,
  jobs: [{ job: settleTournamentsJob, due: 'ended' }],
  keeps: {
    export: { tournaments: exported.tournaments },
    leave: leaveTournaments,
    erase: (tx, _services, userId) => eraseWords.affected(tx, { userId }),
  },
  gathers: {
    agenda: { tournaments: tournamentAgenda },
  },
})
