import { leadingPair, pair, pairGroup } from '@gauntlet/contract/pairs/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import { pairRoutes } from './routes.ts'

export const pairs = feature({
  name: 'pairs',
  routes: pairRoutes,
  answers: { Pair: pair, LeadingPair: leadingPair, PairGroup: pairGroup },
  jobs: none('Triggers keep it, in the transaction of the result.'),
  keeps: none('It follows from the log of results, and from the ranks.'),
  gathers: none('It counts who has played together, and nobody meets there.'),
})
