import { involvedIn } from '@gauntlet/rules/events/facts'
import { mayClaim } from '@gauntlet/rules/events/guests'
import type { EventViewer } from '@gauntlet/rules/events/facts'
import type { Hosting } from '../../platform/features/gathers.ts'
import type { Services } from '../../platform/services.ts'
import { type Loaded, loadEvents, lockEvent } from './facts.ts'
import { handOver } from './guest-queries.ts'
import { sendNotices } from './persist.ts'
import { deletePlaces } from './queries.ts'

/** Whether a player may take over a guest's place, or needs none; undefined where neither is so. */
function standing(
  { clock }: Services,
  { facts, viewer }: { facts: Loaded['facts']; viewer: EventViewer },
  guestId: string,
) {
  const verdict = mayClaim(facts, viewer, guestId, clock.now().getTime())
  if (verdict.kind === 'allowed') return 'free'
  return verdict.reason === 'already_in' ? 'is_in' : undefined
}

export const eventGuests: Hosting = {
  kind: 'event',
  async look(services, { thingId, guestId, playerId }) {
    const [loaded] = await loadEvents(services.db, [thingId], playerId)
    const stands = loaded && standing(services, loaded, guestId)
    if (!loaded || !stands) return undefined
    const { title, start_at, timezone, city, state } = loaded.row
    return { title, start_at, timezone, city, state, is_in: stands === 'is_in' }
  },
  async claim(tx, services, { thingId: id, guestId, playerId }) {
    const loaded = await lockEvent(tx, id, playerId)
    const stands = loaded && standing(services, loaded, guestId)
    if (!loaded || stands !== 'free') return stands && 'is_in'
    const { row, facts } = loaded
    // A place that waited for an answer gives way to this one.
    await deletePlaces.affected(tx, { id, userIds: [playerId] })
    await handOver.affected(tx, { id, guestId, playerId })
    const consequences = { notify: [{ notice: 'joined', user_ids: [row.organizer_id] }] } as const
    await sendNotices(tx, services, { id, about: row, facts, consequences, actor: playerId })
    services.live.touch(tx, [playerId, ...involvedIn(facts)], id)
    return 'claimed'
  },
}
