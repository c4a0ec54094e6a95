import { securityEvent } from '@gauntlet/contract/security/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import * as exported from './export-queries.ts'
import { forgetSecurityJob } from './log.ts'
import { deleteOf } from './queries.ts'
import { securityRoutes } from './routes.ts'

export const security = feature({
  name: 'security',
  routes: securityRoutes,
  answers: { SecurityEvent: securityEvent },
  jobs: [{ job: forgetSecurityJob }],
  keeps: {
    export: { security_log: exported.securityLog },
    leave: none('Others are not part of it.'),
    erase: (tx, _services, userId) => deleteOf.affected(tx, { userId }),
  },
  gathers: none('Nobody meets anybody in it.'),
})
