import { creditPackage } from '@gauntlet/contract/credits/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import * as exported from './export-queries.ts'
import { lapseCredits } from './lapse.ts'
import { creditRoutes } from './routes.ts'

export const credits = feature({
  name: 'credits',
  routes: creditRoutes,
  answers: { CreditPackage: creditPackage },
  jobs: none('Nothing of it comes due.'),
  keeps: {
    export: { credits: exported.credits },
    leave: none('Others are not part of it.'),
    erase: lapseCredits,
  },
  gathers: none('Nobody meets anybody in it.'),
})
