import { feature, none } from '../../platform/features/feature.ts'
import * as exported from './export-queries.ts'
import { eraseGuests, forgetGuestsJob } from './forget.ts'
import { guestRoutes } from './routes.ts'

export const guests = feature({
  name: 'guests',
  routes: guestRoutes,
  answers: none('Each is of one row alone.'),
  jobs: [{ job: forgetGuestsJob }],
  keeps: {
    export: { guests: exported.guests },
    leave: none('What has guests ends with its organizer, and a side goes on under its next captain.'),
    erase: eraseGuests,
  },
  gathers: none('A guest has a place in what others gather for, and no account to meet anybody with.'),
})
