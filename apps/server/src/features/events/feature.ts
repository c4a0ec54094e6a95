import { feature, none } from '../../platform/features/feature.ts'
import { eventAgenda } from './lists.ts'
import { eventRoutes } from './routes.ts'

export const events = feature({
  name: 'events',
  routes: eventRoutes,
  jobs: none('What time does to an event is computed when it is read.'),
  gathers: {
    agenda: { events: eventAgenda },
  },
})
