import { feature, none } from '../../platform/features/feature.ts'
import { forgetSecurityJob } from './log.ts'
import { securityRoutes } from './routes.ts'

export const security = feature({
  name: 'security',
  routes: securityRoutes,
  jobs: [{ job: forgetSecurityJob }],
  gathers: none('Nobody meets anybody in it.'),
})
