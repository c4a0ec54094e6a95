import { feature, none } from '../../platform/features/feature.ts'
import { agesJob } from './ages.ts'
import { profileRoutes } from './routes.ts'

export const profiles = feature({
  name: 'profiles',
  routes: profileRoutes,
  jobs: [{ job: agesJob, due: 'follows' }],
  gathers: none('Nobody meets anybody in it.'),
})
