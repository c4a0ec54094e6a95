import { calendar } from '@gauntlet/contract/calendar'
import { bind } from '../../platform/http/bind.ts'
import { matchFile, readFeed, renewAddress, viewAddress } from './calendar.ts'

export const calendarRoutes = bind(calendar, {
  match: matchFile,
  address: viewAddress,
  renew: renewAddress,
  feed: readFeed,
})
