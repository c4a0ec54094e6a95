import { feature, none } from '../../platform/features/feature.ts'
import { placeRoutes } from './routes.ts'

export const places = feature({
  name: 'places',
  routes: placeRoutes,
  answers: none('Nothing that it answers with has a name of its own.'),
  jobs: none('Nothing of it comes due.'),
  keeps: none('It reads what the addresses and the matches of a player say.'),
  gathers: none('It helps to fill in where something takes place.'),
})
