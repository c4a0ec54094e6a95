import type { SecurityEvent } from '@gauntlet/contract/security/endpoints'
import { onDay } from '../../ui/on.ts'

const likeness = ({ text, device, here, at }: SecurityEvent) => JSON.stringify([text, device, here, onDay(at)])

/** The same of one day that came in a row is one event, with its last time: a log of them hides what differs. */
export function foldedEvents(events: readonly SecurityEvent[]): SecurityEvent[] {
  const rows: SecurityEvent[] = []
  for (const event of events) {
    const last = rows.at(-1)
    if (last && likeness(last) === likeness(event)) {
      rows[rows.length - 1] = { ...last, times: last.times + event.times }
    } else {
      rows.push(event)
    }
  }
  return rows
}
