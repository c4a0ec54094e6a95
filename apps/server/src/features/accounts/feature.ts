import { feature, none } from '../../platform/features/feature.ts'
import { accountRoutes } from './routes.ts'

export const accounts = feature({
  name: 'accounts',
  routes: accountRoutes,
  jobs: none('An account ends when its owner says so.'),
  gathers: none('Nobody meets anybody in it.'),
})
