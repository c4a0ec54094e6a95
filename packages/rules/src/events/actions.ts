import { type EventAction, eventActions } from '@gauntlet/contract/events/status'
import type { EventReason } from '@gauntlet/contract/events/texts'
import type { Millis } from '@gauntlet/contract/time'
import { type Verdict, allowed, disabled, firstRefusal, hidden } from '../verdict.ts'
import { type EventFacts, type EventStanding, type EventViewer, standingIn } from './facts.ts'
import { settle } from './lifecycle.ts'

export type EventVerdict = Verdict<EventReason>
export type EventVerdicts = Record<EventAction, EventVerdict>

interface Scene {
  event: EventFacts
  viewer: EventViewer
  standing: EventStanding
  now: Millis
}

const going = ({ event }: Scene): EventVerdict => {
  if (event.status === 'Cancelled') return disabled('cancelled')
  return event.status === 'Complete' ? disabled('over') : allowed
}
const organizes = ({ event, viewer }: Scene): EventVerdict =>
  viewer.id === event.organizer_id ? allowed : hidden('not_yours')

function mayJoin(scene: Scene): EventVerdict {
  const { event, viewer, standing } = scene
  if (standing === 'accepted') return hidden('already_in')
  if (standing === 'waiting') return hidden('already_waiting')
  // An invited player accepts instead.
  if (standing === 'invited') return hidden('already_in')
  if (viewer.id === event.organizer_id) return going(scene)
  if (viewer.blocked) return hidden('unavailable')
  if (standing === 'turned_down') return disabled('turned_down')
  if (!event.open && standing === 'none') return hidden('not_invited')
  return firstRefusal(going(scene), viewer.kept_apart && !event.open_to_minors ? disabled('not_for_minors') : allowed)
}

function mayAnswer(scene: Scene): EventVerdict {
  if (scene.standing !== 'invited') return hidden('not_invited')
  return scene.viewer.blocked ? hidden('unavailable') : going(scene)
}

const rules: Record<EventAction, (scene: Scene) => EventVerdict> = {
  join: mayJoin,
  accept: mayAnswer,
  decline: mayAnswer,
  leave: scene => (scene.standing === 'accepted' || scene.standing === 'waiting' ? going(scene) : hidden('not_in')),
  modify: scene =>
    firstRefusal(organizes(scene), going(scene), scene.now < scene.event.start ? allowed : disabled('begun')),
  cancel: scene => firstRefusal(organizes(scene), going(scene)),
  add: scene => firstRefusal(organizes(scene), going(scene)),
  remove: scene => firstRefusal(organizes(scene), going(scene)),
}

export function verdictOf(action: EventAction, facts: EventFacts, viewer: EventViewer, now: Millis): EventVerdict {
  const { facts: event } = settle(facts, now)
  return rules[action]({ event, viewer, standing: standingIn(event, viewer.id), now })
}

/** The viewer's verdict on every act. */
export function actionsFor(facts: EventFacts, viewer: EventViewer, now: Millis): EventVerdicts {
  const verdicts = eventActions.map(action => [action, verdictOf(action, facts, viewer, now)] as const)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each of the actions
  return Object.fromEntries(verdicts) as EventVerdicts
}

/** Refusals of a player to whom the act is not open in any state: 403 where the others are 409. */
export const isForbidden = (reason: EventReason): boolean =>
  reason === 'not_yours' || reason === 'not_invited' || reason === 'unavailable'

/**
 * Anybody may look at an event who has its address. Not there for whoever a block or the age of the organizer keeps
 * away, unless they have a place in it already; and never for a player whom the organizer has blocked: where and when
 * they are is what a block has to keep from that player.
 */
export function mayView(event: EventFacts, viewer: EventViewer): boolean {
  if (viewer.id === event.organizer_id) return true
  if (viewer.shut_out) return false
  const standing = standingIn(event, viewer.id)
  return standing === 'accepted' || standing === 'waiting' || !(viewer.blocked || viewer.shielded)
}

/** Whether visitors may look at an event: unless its organizer is under 18, suspended or closed. */
export const mayVisit = ({ minor, gone }: { minor: boolean; gone: boolean }): boolean => !minor && !gone

/** Whether the viewer is shown where exactly it is and who comes: of a closed event only invited players are. */
export function seesInside(event: EventFacts, viewerId: string | null): boolean {
  if (event.open || viewerId === event.organizer_id) return true
  const standing = viewerId === null ? 'none' : standingIn(event, viewerId)
  return standing === 'accepted' || standing === 'waiting' || standing === 'invited'
}

/**
 * Whether the viewer is shown a guest: the organizer is, and whoever comes. A person without an account has agreed to
 * nothing but to come.
 */
export const seesGuests = (event: EventFacts, viewerId: string | null): boolean =>
  viewerId !== null && (viewerId === event.organizer_id || standingIn(event, viewerId) === 'accepted')
