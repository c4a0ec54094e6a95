import { feature, none } from '../../platform/features/feature.ts'
import { eraseInvitations } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { forgetInvitationsJob } from './forget.ts'

export const invitations = feature({
  name: 'invitations',
  routes: none('An invitation by e-mail is sent by the noun that it leads to.'),
  answers: none('Nothing that it answers with has a name of its own.'),
  jobs: [{ job: forgetInvitationsJob }],
  keeps: {
    export: { invitations: exported.invitations, invitations_sent: exported.invitationsSent },
    leave: none('Others are not part of it.'),
    erase: (tx, _services, userId) => eraseInvitations.affected(tx, { userId }),
  },
  gathers: none('It leads to what players meet in, and is none of it.'),
})
