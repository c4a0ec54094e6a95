import { session } from '@gauntlet/contract/sessions/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import { eraseSessions } from './erase-queries.ts'
import { expiredSessionsJob } from './expired.ts'
import * as exported from './export-queries.ts'
import { abandonedRegistrationsJob } from './register.ts'
import { resetMailsJob } from './reset.ts'
import { sessionRoutes, emailLinkRoutes } from './routes.ts'

export const sessions = feature({
  name: 'sessions',
  routes: [...sessionRoutes, ...emailLinkRoutes],
  answers: { Session: session },
  jobs: [{ job: expiredSessionsJob }, { job: abandonedRegistrationsJob }, { job: resetMailsJob, due: 'follows' }],
  keeps: {
    export: { sessions: exported.sessions, links: exported.links },
    leave: none('Others are not part of it.'),
    erase: (tx, _services, userId) => eraseSessions.affected(tx, { userId }),
  },
  gathers: none('Nobody meets anybody in it.'),
})
