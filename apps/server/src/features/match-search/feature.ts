import { feature, none } from '../../platform/features/feature.ts'
import { countMatchesJob } from './count-job.ts'
import { matchSearchRoutes } from './routes.ts'

export const matchSearch = feature({
  name: 'match-search',
  routes: matchSearchRoutes,
  jobs: [{ job: countMatchesJob }],
  keeps: none('What it looks at is derived from other tables, and kept by triggers.'),
  gathers: none('It finds what players meet in.'),
})
