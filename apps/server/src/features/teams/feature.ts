import { feature, none } from '../../platform/features/feature.ts'
import { teamRoutes } from './routes.ts'

const undated = none('A team takes place at no time.')

export const teams = feature({
  name: 'teams',
  routes: teamRoutes,
  jobs: none('Nothing of it comes due.'),
  gathers: {
    agenda: undated,
  },
})
