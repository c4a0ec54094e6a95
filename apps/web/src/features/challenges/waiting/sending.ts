import { call, session } from '../../../api/api.ts'
import { waitingReports } from './on-device.ts'
import { reportSender } from './send-report.ts'

/** Web Locks need a secure context; without them the report's key alone keeps it from being done twice. */
const alone = async <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()

export const { send, sendAll } = reportSender({
  store: waitingReports,
  call,
  playerId: () => session.get()?.id,
  alone,
})
