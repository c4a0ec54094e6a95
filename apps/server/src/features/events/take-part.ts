import type { events } from '@gauntlet/contract/events/endpoints'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { standingIn } from '@gauntlet/rules/events/facts'
import { joinEvent as joins, leaveEvent as leaves, removePlayer as removes } from '@gauntlet/rules/events/places'
import { Said } from '../../platform/http/bind.ts'
import { eventAct } from './event-act.ts'
import type { Loaded } from './facts.ts'

const isInvited = ({ facts, viewer }: Loaded) => standingIn(facts, viewer.id) === 'invited'
const joinMeans = (loaded: Loaded) => (isInvited(loaded) ? 'accept' : 'join')

/** Takes a place or accepts an invitation; if all places are taken, joins the waiting list. */
export const joinEvent = eventAct<typeof events.join>(
  (_raw, loaded) => joinMeans(loaded),
  async (act, _viewer, { event_id }) => {
    const event = await act(event_id, loaded => ({ action: joinMeans(loaded), attempt: joins }))
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
    const event = await act(event_id, loaded => {
      if (user_id !== viewer.id)
        return { action: 'remove', attempt: (facts, who, now) => removes(facts, who, user_id, now) }
      const declines = isInvited(loaded)
      message = declines ? eventTexts.declined : eventTexts.left
      return { action: declines ? 'decline' : 'leave', attempt: leaves }
    })
    return new Said(event, { message })
  },
  'event_id',
)
