import { feature, none } from '../../platform/features/feature.ts'
import { expiredProofsJob } from './expired.ts'
import { secondProofRoutes } from './routes.ts'

export const secondProofs = feature({
  name: 'second-proofs',
  routes: secondProofRoutes,
  jobs: [{ job: expiredProofsJob }],
  gathers: none('Nobody meets anybody in it.'),
})
