import { foundPlayer } from '@gauntlet/contract/people-search/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import { peopleSearchRoutes } from './routes.ts'

export const peopleSearch = feature({
  name: 'people-search',
  routes: peopleSearchRoutes,
  answers: { FoundPlayer: foundPlayer },
  jobs: none('Nothing of it comes due.'),
  keeps: none('A search keeps nothing.'),
  gathers: none('It finds players, and is nothing to be in.'),
})
