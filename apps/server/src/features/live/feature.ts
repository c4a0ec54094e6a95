import { feature, none } from '../../platform/features/feature.ts'
import { liveRoutes } from './routes.ts'

export const live = feature({
  name: 'live',
  routes: liveRoutes,
  answers: none('Nothing that it answers with has a name of its own.'),
  jobs: none('Nothing of it comes due.'),
  keeps: none('A stream keeps nothing: the version of a player is a number that counts changes.'),
  gathers: none('It tells that something changes, and is none of it.'),
})
