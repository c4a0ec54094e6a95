import type { EventAnswer } from '@gauntlet/contract/events/answer'
import type { Services, Viewer } from '../../platform/services.ts'
import { readSlice } from '../../platform/database/slice.ts'
import type { AgendaPart } from '../../platform/features/agenda.ts'
import { looksAt } from '../gathering/seen.ts'
import { requireVisible } from './facts.ts'
import { listMine, listOf } from './list-queries.ts'
import { eventLink } from './persist.ts'
import { presentEvents } from './present.ts'
import { markSeen } from './queries.ts'

/** Events that the viewer organizes or takes part in, latest start first. */
export async function myEvents(services: Services, viewer: Viewer): Promise<EventAnswer[]> {
  const rows = await listMine.all(services.db, { viewerId: viewer.id, now: services.clock.now() })
  return presentEvents(
    services,
    viewer,
    rows.map(({ id }) => id),
  )
}

export const allEvents = async (services: Services, viewer: Viewer | null): Promise<EventAnswer[]> =>
  viewer ? myEvents(services, viewer) : []

/** The events in a player's agenda. */
export const eventAgenda: AgendaPart<EventAnswer> = {
  async list(services, viewer, tab, slice) {
    const of = { viewerId: viewer.id, now: services.clock.now(), list: tab }
    const { rows, ...whole } = await readSlice(slice, part => listOf.all(services.db, { ...of, ...part }))
    const ids = rows.map(({ id }) => id)
    return { items: await presentEvents(services, viewer, ids), ...whole }
  },
}

export const viewedEvent = looksAt({
  load: (services, viewer, id) => requireVisible(services, viewer.id, id),
  markSeen,
  linkOf: eventLink,
})
