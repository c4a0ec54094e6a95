import { feature, none } from '../../platform/features/feature.ts'
import { paymentsJob } from './follow-up.ts'
import { paymentRoutes } from './routes.ts'

export const payments = feature({
  name: 'payments',
  routes: paymentRoutes,
  jobs: [{ job: paymentsJob, due: 'follows' }],
  gathers: none('Nobody meets anybody in it.'),
})
