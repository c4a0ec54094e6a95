import { feature, none } from '../../platform/features/feature.ts'
import * as exported from './export-queries.ts'
import { deleteWeek } from './queries.ts'
import { availabilityRoutes } from './routes.ts'

export const availability = feature({
  name: 'availability',
  routes: availabilityRoutes,
  answers: none('Each is of one row alone.'),
  jobs: none('It is read when somebody asks for it.'),
  keeps: {
    export: { weekly_times: exported.weeklyTimes },
    leave: none('Others are not part of it.'),
    erase: (tx, _services, userId) => deleteWeek.affected(tx, { userId }),
  },
  gathers: none('It proposes times, and is none.'),
})
