import { feature, none } from '../../platform/features/feature.ts'
import { sportRoutes } from './routes.ts'

export const sports = feature({
  name: 'sports',
  routes: sportRoutes,
  jobs: none('Nothing of it comes due.'),
  gathers: none('A sport is played in challenges and tournaments.'),
})
