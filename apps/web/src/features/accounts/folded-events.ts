import type { SecurityEvent } from '@gauntlet/contract/security/endpoints'
import { onDay } from '../../ui/on.ts'

const likeness = ({ text, device, here, at }: SecurityEvent) => JSON.stringify([text, device, here, onDay(at)])

/** Between two of one device another one may have signed in on the same day: nothing else is passed over. */
const isPassed = (row: SecurityEvent, event: SecurityEvent) =>
  row.kind === 'signed_in' && event.kind === 'signed_in' && onDay(row.at) === onDay(event.at)

/** The row that an event is one more of. */
function alike(rows: readonly SecurityEvent[], event: SecurityEvent): number {
  const at = rows.findLastIndex(row => likeness(row) === likeness(event) || !isPassed(row, event))
  const row = rows[at]
  return row && likeness(row) === likeness(event) ? at : -1
}

/** The same of one day that came in a row is one event, with its last time: a log of them hides what differs. */
export function foldedEvents(events: readonly SecurityEvent[]): SecurityEvent[] {
  const rows: SecurityEvent[] = []
  for (const event of events) {
    const at = alike(rows, event)
    const row = rows[at]
    if (row) rows[at] = { ...row, times: row.times + event.times }
    else rows.push(event)
  }
  return rows
}
