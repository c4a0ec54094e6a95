import { feature, none } from '../../platform/features/feature.ts'
import { forgetMessagesJob } from './forget.ts'
import { contactRoutes } from './routes.ts'

export const contact = feature({
  name: 'contact',
  routes: contactRoutes,
  jobs: [{ job: forgetMessagesJob }],
  gathers: none('Nobody meets anybody in it.'),
})
