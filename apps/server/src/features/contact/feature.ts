import { feature, none } from '../../platform/features/feature.ts'
import { eraseMessages } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { forgetMessagesJob } from './forget.ts'
import { contactRoutes } from './routes.ts'

export const contact = feature({
  name: 'contact',
  routes: contactRoutes,
  answers: none('Nothing that it answers with has a name of its own.'),
  jobs: [{ job: forgetMessagesJob }],
  keeps: {
    export: { messages: exported.messages },
    leave: none('Others are not part of it.'),
    erase: (tx, _services, userId) => eraseMessages.affected(tx, { userId }),
  },
  gathers: none('Nobody meets anybody in it.'),
})
