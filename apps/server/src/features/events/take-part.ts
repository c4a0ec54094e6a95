import type { events } from '@gauntlet/contract/events/endpoints'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { standingIn } from '@gauntlet/rules/events/facts'
import { joinEvent as joins, leaveEvent as leaves, removePlayer as removes } from '@gauntlet/rules/events/places'
import { type GuardedUseCase, Said } from '../../platform/http/bind.ts'
import { actOnEvent, guardAct } from './act.ts'
import { requireVisible } from './facts.ts'

/** Takes a place or accepts an invitation; where all are taken, waits for one. */
export const joinEvent: GuardedUseCase<typeof events.join> = {
  guard: guardAct((facts, { id }) => (standingIn(facts, id) === 'invited' ? 'accept' : 'join')),
  async run(services, viewer, { event_id }) {
    const event = await actOnEvent(services, viewer, event_id, (_tx, { facts, viewer: who }, now) =>
      joins(facts, who, now),
    )
    const waits = event.invitation_status_id === PLACE.pending
    return new Said(event, { message: waits ? eventTexts.waiting : eventTexts.joined })
  },
}

/** The organizer removes a player; a player leaves or declines. */
export const removeUser: GuardedUseCase<typeof events.removeUser> = {
  guard: async (services, viewer, raw) => {
    // One's own place is one's own matter, whoever organizes.
    if (raw['user_id'] === viewer.id) await requireVisible(services.db, viewer.id, raw['event_id'])
    else await guardAct(() => 'remove')(services, viewer, raw)
  },
  async run(services, viewer, { event_id, user_id }) {
    let message: string = eventTexts.removed
    const event = await actOnEvent(services, viewer, event_id, (_tx, { facts, viewer: who }, now) => {
      if (user_id !== viewer.id) return removes(facts, who, user_id, now)
      message = standingIn(facts, viewer.id) === 'invited' ? eventTexts.declined : eventTexts.left
      return leaves(facts, who, now)
    })
    return new Said(event, { message })
  },
}
