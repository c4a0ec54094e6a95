import type { EventReason } from '@gauntlet/contract/events/texts'
import { MINUTE, type Millis } from '@gauntlet/contract/time'
import { type Verdict, allowed, disabled, firstRefusal } from '../verdict.ts'
import { tell } from '../gathering/notify.ts'
import { acceptedIn, type EventFacts, type EventViewer } from './facts.ts'
import { othersIn } from './lifecycle.ts'
import { done } from '../gathering/outcome.ts'
import { attempt, doneAndRefilled, type EventAttempt } from './attempt.ts'

const STEP = 10 * MINUTE

/** The terms that the organizer chooses. */
export interface EventTerms {
  open: boolean
  start: Millis
  end: Millis
  slots: number
}

const unless = (ok: boolean, reason: EventReason): Verdict<EventReason> => (ok ? allowed : disabled(reason))

const mayTake = ({ start, end }: EventTerms, latestStart: Millis, moved: boolean, now: Millis) =>
  firstRefusal<EventReason>(
    unless(!moved || start > now, 'start_past'),
    unless(start <= latestStart, 'start_too_far'),
    unless(start % STEP === 0, 'start_minutes'),
    unless(end > start, 'end_before_start'),
    unless(end <= latestStart, 'end_too_far'),
  )

/**
 * May somebody announce this event? A closed one is for friends, so it begins with one; nobody is invited for whom
 * there is no place. `latestStart` is the last instant of the next calendar year at the venue, for the end too.
 */
export const mayAdd = (
  terms: EventTerms,
  { latestStart, invited, friends }: { latestStart: Millis; invited: number; friends: number },
  now: Millis,
): Verdict<EventReason> =>
  firstRefusal<EventReason>(
    mayTake(terms, latestStart, true, now),
    unless(terms.open || friends > 0, 'needs_friend'),
    unless(invited <= terms.slots, 'over_slots'),
  )

/** Changes the terms until the start; all who come keep their places, and more slots let in players who wait. */
export const modifyEvent = (
  facts: EventFacts,
  viewer: EventViewer,
  terms: EventTerms,
  latestStart: Millis,
  now: Millis,
): EventAttempt =>
  attempt('modify', facts, viewer, now, event => {
    const verdict = firstRefusal<EventReason>(
      unless(terms.slots >= acceptedIn(event).length, 'slots_below_accepted'),
      mayTake(terms, latestStart, terms.start !== event.start, now),
    )
    if (verdict.kind !== 'allowed') return verdict
    return doneAndRefilled({ ...event, ...terms }, tell('modified', othersIn(event, viewer.id)))
  })

export const cancelEvent = (facts: EventFacts, viewer: EventViewer, now: Millis): EventAttempt =>
  attempt('cancel', facts, viewer, now, event =>
    done({ ...event, status: 'Cancelled' as const }, { notify: tell('cancelled', othersIn(event, viewer.id)) }),
  )
