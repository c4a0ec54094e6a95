import type { EventFacts, EventPlaceFacts, EventViewer } from '@gauntlet/rules/events/facts'
import { isId } from '@gauntlet/contract/fields'
import { mayView } from '@gauntlet/rules/events/actions'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { areKeptApart } from '@gauntlet/rules/people/relation'
import type { Executor } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import * as queries from './queries.ts'

export interface Loaded {
  row: queries.EventRow
  places: queries.PlaceRow[]
  facts: EventFacts
  viewer: EventViewer
}

const placeFacts = ({ user_id, state, asked_by, queued }: queries.PlaceRow): EventPlaceFacts => ({
  user_id,
  state,
  asked_by,
  queued,
})

/** Rows as the rules know them; that an event is over the rules see for themselves. */
export const factsOf = (row: queries.EventRow, places: readonly queries.PlaceRow[]): EventFacts => ({
  status: row.cancelled ? 'Cancelled' : 'Upcoming',
  organizer_id: row.organizer_id,
  open: row.open,
  open_to_minors: row.open_to_minors,
  start: row.start_at.getTime(),
  end: row.end_at.getTime(),
  slots: row.slots,
  places: places.map(placeFacts),
})

/** No player has this id. */
const NOBODY = ''

/** Who looks, as the rules see it towards the organizer; null is a visitor. */
export function viewerOf(row: queries.EventRow, viewerId: string | null): EventViewer {
  const own = viewerId === row.organizer_id
  return {
    id: viewerId ?? NOBODY,
    blocked: !own && (row.blocked || (row.organizer_gone && viewerId !== null)),
    kept_apart: !own && areKeptApart({ minor: row.viewer_minor, other_minor: row.organizer_minor, friend: row.friend }),
    shielded: !own && !row.friend && row.organizer_minor,
    shut_out: !own && row.shut_out,
  }
}

/** Events with their places in the order of the ids; those that are not there are left out. */
export async function loadEvents(
  executor: Executor,
  ids: readonly string[],
  viewerId: string | null,
): Promise<Loaded[]> {
  if (ids.length === 0) return []
  // Not side by side: within a transaction there is one connection.
  const rows = await queries.listEvents.all(executor, { ids, viewerId })
  const places = Map.groupBy(await queries.listPlaces.all(executor, { ids, viewerId }), place => place.event_id)
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rowOf.get(id)
    if (!row) return []
    const own = places.get(id) ?? []
    return { row, places: own, facts: factsOf(row, own), viewer: viewerOf(row, viewerId) }
  })
}

/** The event, where there is one and the viewer may see it; with `lock` nobody else changes it meanwhile. */
export async function requireVisible(
  executor: Executor,
  viewerId: string | null,
  id: unknown,
  { lock = false }: { lock?: boolean } = {},
): Promise<Loaded> {
  if (!isId(id)) throw notFound(eventTexts.missing)
  if (lock) await queries.lockEvent.first(executor, { id })
  const [loaded] = await loadEvents(executor, [id], viewerId)
  if (!loaded || !mayView(loaded.facts, loaded.viewer)) throw notFound(eventTexts.missing)
  return loaded
}
