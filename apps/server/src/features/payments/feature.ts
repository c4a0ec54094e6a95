import { feature, none } from '../../platform/features/feature.ts'
import { refuseWhilePaying } from './account-closing.ts'
import { eraseCards } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { paymentsJob } from './follow-up.ts'
import { paymentRoutes } from './routes.ts'

export const payments = feature({
  name: 'payments',
  routes: paymentRoutes,
  answers: none('Nothing that it answers with has a name of its own.'),
  jobs: [{ job: paymentsJob, due: 'follows' }],
  keeps: {
    export: { payments: exported.payments },
    leave: refuseWhilePaying,
    erase: (tx, _services, userId) => eraseCards.affected(tx, { userId }),
  },
  gathers: none('Nobody meets anybody in it.'),
})
