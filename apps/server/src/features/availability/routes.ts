import { availability } from '@gauntlet/contract/availability/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { changeAvailability, viewAvailability, viewSharedTimes } from './availability.ts'

export const availabilityRoutes = bind(availability, {
  view: viewAvailability,
  change: changeAvailability,
  shared: viewSharedTimes,
})
