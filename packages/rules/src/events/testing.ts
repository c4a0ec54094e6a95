import { HOUR, type Millis } from '@gauntlet/contract/time'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import type { EventFacts, EventPlaceFacts, EventViewer } from './facts.ts'
import type { EventAttempt } from './attempt.ts'

export const NOW: Millis = Date.UTC(2030, 5, 3, 12)
export const LATEST: Millis = Date.UTC(2031, 11, 31)

export const ORGANIZER = 'ada'
export const viewer = (id: string, change: Partial<EventViewer> = {}): EventViewer => ({
  id,
  blocked: false,
  kept_apart: false,
  shielded: false,
  shut_out: false,
  ...change,
})

export const accepted = (user_id: string): EventPlaceFacts => ({
  user_id,
  state: PLACE.accepted,
  asked_by: 'self',
  queued: null,
})
export const invited = (user_id: string): EventPlaceFacts => ({
  user_id,
  state: PLACE.pending,
  asked_by: 'organizer',
  queued: null,
})
export const waiting = (user_id: string, queued: number): EventPlaceFacts => ({
  user_id,
  state: PLACE.pending,
  asked_by: 'self',
  queued,
})
export const declined = (user_id: string): EventPlaceFacts => ({
  user_id,
  state: PLACE.dismissed,
  asked_by: 'organizer',
  queued: null,
})
export const turnedDown = (user_id: string): EventPlaceFacts => ({ ...declined(user_id), asked_by: 'self' })

/** Ada's open event tomorrow, with two slots. */
export const event = (change: Partial<EventFacts> = {}): EventFacts => ({
  status: 'Upcoming',
  organizer_id: ORGANIZER,
  open: true,
  open_to_minors: false,
  start: NOW + 24 * HOUR,
  end: NOW + 28 * HOUR,
  slots: 2,
  places: [],
  suspended: [],
  ...change,
})

/** The outcome of an allowed act; the reason where it is refused. */
export function outcomeOf(attempt: EventAttempt) {
  if (attempt.kind !== 'allowed') throw new Error(`refused: ${attempt.reason}`)
  return attempt
}
export const reasonOf = (attempt: EventAttempt): string =>
  attempt.kind === 'allowed' ? 'allowed' : `${attempt.kind}: ${attempt.reason}`
