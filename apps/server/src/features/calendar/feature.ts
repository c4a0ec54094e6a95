import { feature, none } from '../../platform/features/feature.ts'
import { calendarRoutes } from './routes.ts'

export const calendar = feature({
  name: 'calendar',
  routes: calendarRoutes,
  jobs: none('Nothing of it comes due.'),
  gathers: none('It shows what players meet in.'),
})
