import { feature, none } from '../../platform/features/feature.ts'
import { addressRoutes } from './routes.ts'

export const addresses = feature({
  name: 'addresses',
  routes: addressRoutes,
  jobs: none('Nothing of it comes due.'),
  gathers: none('Nobody meets anybody in it.'),
})
