import { feature, none } from '../../platform/features/feature.ts'
import { bracketRoutes } from './routes.ts'
import { settleBracketsJob } from './settle.ts'

export const brackets = feature({
  name: 'brackets',
  routes: bracketRoutes,
  jobs: [{ job: settleBracketsJob, due: 'played' }],
  gathers: none('Players meet in the tournament that the bracket belongs to.'),
})
