import { feature, none } from '../../platform/features/feature.ts'
import { creditRoutes } from './routes.ts'

export const credits = feature({
  name: 'credits',
  routes: creditRoutes,
  jobs: none('Nothing of it comes due.'),
  gathers: none('Nobody meets anybody in it.'),
})
