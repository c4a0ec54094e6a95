import { feature, none } from '../../platform/features/feature.ts'
import { periodsJob } from './periods.ts'
import { rankRoutes } from './routes.ts'

export const ranks = feature({
  name: 'ranks',
  routes: rankRoutes,
  jobs: [{ job: periodsJob, due: 'follows' }],
  gathers: none('Nobody meets anybody in it.'),
})
