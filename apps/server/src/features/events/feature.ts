import { feature, none } from '../../platform/features/feature.ts'
import { eraseWords } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { eventAgenda } from './lists.ts'
import { closeEvents } from './part.ts'
import { eventRoutes } from './routes.ts'

export const events = feature({
  name: 'events',
  routes: eventRoutes,
  jobs: none('What time does to an event is computed when it is read.'),
  keeps: {
    export: { events: exported.events },
    leave: closeEvents,
    erase: (tx, _services, userId) => eraseWords.affected(tx, { userId }),
  },
  gathers: {
    agenda: { events: eventAgenda },
  },
})
