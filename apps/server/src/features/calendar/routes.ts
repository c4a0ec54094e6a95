import { calendar } from '@gauntlet/contract/calendar/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { renewAddress, viewAddress } from '../calendar-addresses/addresses.ts'
import { matchFile, readFeed } from './calendar.ts'

export const calendarRoutes = bind(calendar, {
  match: matchFile,
  address: viewAddress,
  renew: renewAddress,
  feed: readFeed,
})
