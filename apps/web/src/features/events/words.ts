import type { EventAnswer, EventPlace } from '@gauntlet/contract/events/answer'
import type { EventAction } from '@gauntlet/contract/events/status'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { plural } from '../../ui/plural.ts'

export const comingTo = ({ users }: Pick<EventAnswer, 'users'>): EventPlace[] =>
  users.filter(({ invitation_status_id: state }) => state === PLACE.accepted)
export const waitingFor = ({ users }: Pick<EventAnswer, 'users'>): EventPlace[] =>
  users.filter(({ _joinData }) => _joinData.waiting !== null)
export const invitedTo = ({ users }: Pick<EventAnswer, 'users'>): EventPlace[] =>
  users.filter(({ invitation_status_id: state, _joinData }) => state === PLACE.pending && _joinData.waiting === null)

/** A few people stand by their names on any screen; of more a phone shows the faces. */
const FEW = 3
export const areFew = (event: Pick<EventAnswer, 'users'>): boolean => comingTo(event).length <= FEW

/** An invitation waits for the viewer's answer. */
export const waits = ({ actions }: Pick<EventAnswer, 'actions'>): boolean => actions.accept.kind === 'allowed'

/** The viewer has a place. */
export const isIn = ({ invitation_status_id: state }: Pick<EventAnswer, 'invitation_status_id'>): boolean =>
  state === PLACE.accepted

/** The parts of an event that decide the viewer's standing. */
export type Standing = Pick<EventAnswer, 'user_id' | 'status' | 'invitation_status_id' | 'place_in_line'> & {
  issuer: Pick<EventAnswer['issuer'], 'short_name'>
}

/** The viewer's standing, in a few words; '' without one. */
export function standingLine(event: Standing, viewerId: string): string {
  const { user_id, invitation_status_id: state, place_in_line: line, status } = event
  if (status !== 'Upcoming') {
    if (user_id === viewerId) return texts.youOrganizedIt
    return status === 'Complete' && state === PLACE.accepted ? texts.youWereThere : ''
  }
  if (line !== null) return say(texts.youAreNumberLineOn, { line })
  if (user_id === viewerId) return state === PLACE.accepted ? texts.youOrganizeItAndTake : texts.youOrganizeIt
  if (state === PLACE.accepted) return texts.youAreIn
  return state === PLACE.pending ? say(texts.shortNameInvitesYou, { shortName: event.issuer.short_name }) : ''
}

/**
 * The end as Modify sends it: an emptied one is the end of the day of the start; if it were left out, the old one would
 * stay.
 */
export const endSent = ({ event_start, event_end }: { event_start: string; event_end?: string | undefined }): string =>
  event_end ?? event_start.slice(0, 'yyyy-mm-dd'.length)

/** Shown before it is pressed: once all places are taken, Accept leads to the waiting list. Join says so itself. */
export const waitLine = (
  { openSlots, actions }: Pick<EventAnswer, 'openSlots'> & { actions: Pick<EventAnswer['actions'], 'accept'> },
  shown: readonly EventAction[],
): string | undefined =>
  openSlots === 0 && shown.includes('accept') && actions.accept.kind === 'allowed'
    ? texts.allPlacesAreTakenYou
    : undefined

/** '2 of 8 places taken', and how many players wait; '5 came' once it is over. */
export function placesWords({ slots, openSlots, waiting, status }: EventAnswer): string {
  if (status === 'Complete') return plural(texts.nCame, slots - openSlots)
  // Those who wait say that all are taken.
  if (waiting > 0 && openSlots === 0) return say(texts.fullNWaiting, { waiting })
  const taken = plural(texts.placesTaken, slots, { taken: slots - openSlots })
  return waiting === 0 ? taken : say(texts.takenWaitingWaiting, { taken, waiting })
}
