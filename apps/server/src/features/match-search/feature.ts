import { feature, none } from '../../platform/features/feature.ts'
import { countMatchesJob } from './count-job.ts'
import { matchSearchRoutes } from './routes.ts'

export const matchSearch = feature({
  name: 'match-search',
  routes: matchSearchRoutes,
  jobs: [{ job: countMatchesJob }],
  gathers: none('It finds what players meet in.'),
})
