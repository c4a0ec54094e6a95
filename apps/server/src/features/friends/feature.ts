import { feature, none } from '../../platform/features/feature.ts'
import { friendRoutes } from './routes.ts'

export const friends = feature({
  name: 'friends',
  routes: friendRoutes,
  jobs: none('Nothing of it comes due.'),
  gathers: none('Two are friends wherever they are: blocks ends it, and it takes place nowhere.'),
})
