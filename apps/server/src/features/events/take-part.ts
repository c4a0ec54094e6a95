import type { events } from '@gauntlet/contract/events/endpoints'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { standingIn } from '@gauntlet/rules/events/facts'
import { joinEvent as joins, leaveEvent as leaves, removePlayer as removes } from '@gauntlet/rules/events/places'
import { Said } from '../../platform/http/bind.ts'
import { eventAct } from './act.ts'

/** Takes a place or accepts an invitation; if all places are taken, joins the waiting list. */
export const joinEvent = eventAct<typeof events.join>(
  (_raw, { facts, viewer }) => (standingIn(facts, viewer.id) === 'invited' ? 'accept' : 'join'),
  async (act, _viewer, { event_id }) => {
    const event = await act(event_id, (_tx, { facts, viewer }, now) => ({ attempt: joins(facts, viewer, now) }))
    const waits = event.invitation_status_id === PLACE.pending
    return new Said(event, { message: waits ? eventTexts.waiting : eventTexts.joined })
  },
  'event_id',
)

/** The organizer removes a player; a player leaves or declines. */
export const removeUser = eventAct<typeof events.removeUser>(
  // Players may always deal with their own place, whoever organizes.
  (raw, { viewer }) => (raw['user_id'] === viewer.id ? null : 'remove'),
  async (act, viewer, { event_id, user_id }) => {
    let message: string = eventTexts.removed
    const event = await act(event_id, (_tx, { facts, viewer: who }, now) => {
      if (user_id !== viewer.id) return { attempt: removes(facts, who, user_id, now) }
      message = standingIn(facts, viewer.id) === 'invited' ? eventTexts.declined : eventTexts.left
      return { attempt: leaves(facts, who, now) }
    })
    return new Said(event, { message })
  },
  'event_id',
)
