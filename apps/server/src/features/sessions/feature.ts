import { feature, none } from '../../platform/features/feature.ts'
import { expiredSessionsJob } from './expired.ts'
import { abandonedRegistrationsJob } from './register.ts'
import { resetMailsJob } from './reset.ts'
import { sessionRoutes, emailLinkRoutes } from './routes.ts'

export const sessions = feature({
  name: 'sessions',
  routes: [...sessionRoutes, ...emailLinkRoutes],
  jobs: [{ job: expiredSessionsJob }, { job: abandonedRegistrationsJob }, { job: resetMailsJob, due: 'follows' }],
  gathers: none('Nobody meets anybody in it.'),
})
