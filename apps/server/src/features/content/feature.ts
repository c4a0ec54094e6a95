import { feature, none } from '../../platform/features/feature.ts'
import { contentRoutes } from './routes.ts'

export const content = feature({
  name: 'content',
  routes: contentRoutes,
  answers: none('Nothing that it answers with has a name of its own.'),
  jobs: none('Nothing of it comes due.'),
  keeps: none('Pages of the product itself.'),
  gathers: none('Pages to read.'),
})
