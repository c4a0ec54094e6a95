import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { codeOfState } from '@gauntlet/contract/places/states'
import { wallTime } from '../../ui/when.ts'
import type { EventValues } from './draft.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

type Terms = Pick<
  EventAnswer,
  | 'event_name'
  | 'start_date'
  | 'end_date'
  | 'timezone'
  | 'location'
  | 'state'
  | 'zip'
  | 'venue'
  | 'slots'
  | 'open_invite'
  | 'open_to_minors'
  | 'message'
>

/** The fields of an event as they stand. */
export const valuesOf = (event: Terms): EventValues => ({
  event_name: event.event_name,
  event_start: wallTime(Date.parse(event.start_date), event.timezone),
  event_end: wallTime(Date.parse(event.end_date), event.timezone),
  location: event.location,
  locstate: codeOfState(event.state),
  zip: event.zip,
  venue: event.venue,
  slots: event.slots,
  open_invite: event.open_invite === 1,
  open_to_minors: event.open_to_minors === 1,
  message: event.message,
})

/** The next of its kind: on the same day of the week, at the same hours. */
export function nextOf(event: Terms, now: number): EventValues {
  const start = Date.parse(event.start_date)
  const weeks = Math.floor(Math.max(0, now - start) / WEEK_MS) + 1
  // Wall time is moved as such: the hours stay the same where the clocks change in between.
  const moved = (at: string) =>
    wallTime(Date.parse(`${wallTime(Date.parse(at), event.timezone)}Z`) + weeks * WEEK_MS, 'UTC')
  return { ...valuesOf(event), event_start: moved(event.start_date), event_end: moved(event.end_date), message: '' }
}
