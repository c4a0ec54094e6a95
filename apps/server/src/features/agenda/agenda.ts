import type { Slice } from '../../platform/database/slice.ts'
import type { AgendaParts, Tab } from '../../platform/features/agenda.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { findParts } from './queries.ts'

/** The part of one noun, wherever it is said. */
function partOf<N extends keyof AgendaParts>({ features }: Services, noun: N): AgendaParts[N] {
  for (const { agenda } of features) {
    const part = agenda?.[noun]
    if (part) return part
  }
  throw new Error(`No feature has the part of ${noun} in the agenda`)
}

const NOTHING = { items: [], changed: 0, count: 0 }

/** A page of one of the viewer's three lists, in which the nouns are mixed. */
export async function ownAgenda(services: Services, viewer: Viewer, tab: Tab, slice: Slice) {
  const parts = findParts.one(services.db, { viewerId: viewer.id })
  const [challenges, tournaments, events] = await Promise.all([
    partOf(services, 'challenges').list(services, viewer, tab, slice),
    parts.then(has => (has.tournaments ? partOf(services, 'tournaments').list(services, viewer, tab, slice) : NOTHING)),
    parts.then(has => (has.events ? partOf(services, 'events').list(services, viewer, tab, slice) : NOTHING)),
  ])
  return {
    challenges: challenges.items,
    tournaments: tournaments.items,
    events: events.items,
    total_count: challenges.count + tournaments.count + events.count,
    new_count: challenges.changed + tournaments.changed + events.changed,
    counts: { challenges: challenges.count, tournaments: tournaments.count, events: events.count },
  }
}
