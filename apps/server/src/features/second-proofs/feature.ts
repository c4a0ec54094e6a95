import { feature, none } from '../../platform/features/feature.ts'
import { eraseProofs } from './erase-queries.ts'
import { expiredProofsJob } from './expired.ts'
import * as exported from './export-queries.ts'
import { secondProofRoutes } from './routes.ts'

export const secondProofs = feature({
  name: 'second-proofs',
  routes: secondProofRoutes,
  answers: none('Nothing that it answers with has a name of its own.'),
  jobs: [{ job: expiredProofsJob }],
  keeps: {
    export: { time_codes: exported.timeCodes },
    leave: none('Others are not part of it.'),
    erase: (tx, _services, userId) => eraseProofs.affected(tx, { userId }),
  },
  gathers: none('Nobody meets anybody in it.'),
})
