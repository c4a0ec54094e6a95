import { feature, none } from '../../platform/features/feature.ts'
import { forgetCalendarAddress } from '../calendar-addresses/addresses.ts'
import * as exported from '../calendar-addresses/export-queries.ts'
import { calendarRoutes } from './routes.ts'

export const calendar = feature({
  name: 'calendar',
  routes: calendarRoutes,
  answers: none('Nothing that it answers with has a name of its own.'),
  jobs: none('Nothing of it comes due.'),
  keeps: {
    export: { calendar_address: exported.calendarAddress },
    leave: none('Others are not part of it.'),
    erase: (tx, _services, userId) => forgetCalendarAddress(tx, userId),
  },
  gathers: none('It shows what players meet in.'),
})
