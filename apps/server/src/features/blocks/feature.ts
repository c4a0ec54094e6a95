import { feature, none } from '../../platform/features/feature.ts'
import { blockRoutes } from './routes.ts'

export const blocks = feature({
  name: 'blocks',
  routes: blockRoutes,
  jobs: none('Nothing of it comes due.'),
  gathers: none('It keeps two apart.'),
})
