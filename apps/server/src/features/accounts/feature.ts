import { feature, none } from '../../platform/features/feature.ts'
import * as exported from './export-queries.ts'
import { accountRoutes } from './routes.ts'

export const accounts = feature({
  name: 'accounts',
  routes: accountRoutes,
  answers: none('Nothing that it answers with has a name of its own.'),
  jobs: none('An account ends when its owner says so.'),
  keeps: {
    export: { mails_waiting: exported.mailsWaiting },
    leave: none('The account goes last, when everything else has been left.'),
    erase: none('The account goes last: remove.ts.'),
  },
  gathers: none('Nobody meets anybody in it.'),
})
