import { feature, none } from '../../platform/features/feature.ts'
import { forgetInvitationsJob } from './forget.ts'

export const invitations = feature({
  name: 'invitations',
  routes: none('An invitation by e-mail is sent by the noun that it leads to.'),
  jobs: [{ job: forgetInvitationsJob }],
  gathers: none('It leads to what players meet in, and is none of it.'),
})
