import { feature, none } from '../../platform/features/feature.ts'
import { gatheredMailsJob } from './gathered.ts'
import { heldNoticesJob } from './held.ts'
import { forgetNoticesJob } from './notices.ts'
import { noticeRoutes } from './routes.ts'

export const notices = feature({
  name: 'notices',
  routes: noticeRoutes,
  jobs: [{ job: forgetNoticesJob }, { job: heldNoticesJob }, { job: gatheredMailsJob, due: 'told' }],
  gathers: none('Nobody meets anybody in it.'),
})
