import type { EventFacts, EventPlaceFacts, EventViewer } from '@gauntlet/rules/events/facts'
import { isId } from '@gauntlet/contract/fields'
import { mayView } from '@gauntlet/rules/events/actions'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { areKeptApart } from '@gauntlet/rules/people/relation'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
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

/** Rows as the rules know them; the rules find out for themselves that an event is over. */
export const factsOf = (row: queries.EventRow, places: readonly queries.PlaceRow[]): EventFacts => ({
  status: row.cancelled ? 'Cancelled' : 'Upcoming',
  organizer_id: row.organizer_id,
  open: row.open,
  open_to_minors: row.open_to_minors,
  start: row.start_at.getTime(),
  end: row.end_at.getTime(),
  slots: row.slots,
  places: places.map(placeFacts),
  suspended: places.flatMap(({ user_id, suspended }) => (suspended ? user_id : [])),
})

/** No player has this id. */
const NOBODY = ''

/** The viewer as the rules see them in relation to the organizer; null is a visitor. */
export function viewerOf(row: queries.EventRow, viewerId: string | null): EventViewer {
  const own = viewerId === row.organizer_id
  return {
    id: viewerId ?? NOBODY,
    blocked: !own && (row.blocked || row.organizer_gone),
    kept_apart: !own && areKeptApart({ minor: row.viewer_minor, other_minor: row.organizer_minor, friend: row.friend }),
    shielded: !own && !row.friend && row.organizer_minor,
    shut_out: !own && row.shut_out,
  }
}

const loadedOf = (row: queries.EventRow, places: queries.PlaceRow[], viewerId: string | null): Loaded => ({
  row,
  places,
  facts: factsOf(row, places),
  viewer: viewerOf(row, viewerId),
})

/** Events with their places, in the order of the ids; ids without an event are left out. */
export async function loadEvents(
  executor: Executor,
  ids: readonly string[],
  viewerId: string | null,
): Promise<Loaded[]> {
  if (ids.length === 0) return []
  // One after the other: within a transaction there is one connection.
  const rows = await queries.listEvents.all(executor, { ids, viewerId })
  const places = Map.groupBy(await queries.listPlaces.all(executor, { ids, viewerId }), place => place.event_id)
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rowOf.get(id)
    if (!row) return []
    return loadedOf(row, places.get(id) ?? [], viewerId)
  })
}

/** One event, with its row held: nobody else changes it meanwhile. Undefined if there is none. */
export async function lockEvent(tx: Transaction, id: string, viewerId: string): Promise<Loaded | undefined> {
  const row = await queries.lockEvent.first(tx, { id, viewerId })
  return row && loadedOf(row, await queries.listPlaces.all(tx, { ids: [id], viewerId }), viewerId)
}

/** An event as it stands after it was written; `seenBy` wrote it, and so has seen it. */
export function writtenEvent(
  { row, places }: Loaded,
  { facts: event, edited, seenBy }: { facts: EventFacts; edited: Partial<queries.Terms> | undefined; seenBy: string },
): Loaded {
  const known = new Map(places.map(place => [place.user_id, place]))
  const kept = event.places.flatMap(place => {
    const was = known.get(place.user_id)
    return was ? { ...was, ...place, unseen: was.unseen && place.user_id !== seenBy } : []
  })
  // A new place is shown to its player and to the organizer alone: nobody else can have made it just now.
  const stranger = { event_id: row.id, unseen: false, minor: true, friend: false, blocked: true, suspended: false }
  const added = event.places
    .filter(({ user_id }) => !known.has(user_id))
    .toSorted((one, two) => (one.user_id < two.user_id ? -1 : 1))
    .map(place => ({ ...place, ...stranger }))
  const organizer_unseen = row.organizer_unseen && row.organizer_id !== seenBy
  const cancelled = event.status === 'Cancelled'
  return loadedOf({ ...row, ...edited, cancelled, organizer_unseen }, [...kept, ...added], seenBy)
}

/** The event, if there is one that the viewer may see. */
export async function requireVisible(
  services: Pick<Services, 'db'>,
  viewerId: string | null,
  id: unknown,
): Promise<Loaded> {
  const [loaded] = isId(id) ? await loadEvents(services.db, [id], viewerId) : []
  return visible(loaded)
}

/** The same, with its row held. */
export const lockVisible = async (tx: Transaction, viewerId: string, id: unknown): Promise<Loaded> =>
  visible(isId(id) ? await lockEvent(tx, id, viewerId) : undefined)

function visible(loaded: Loaded | undefined): Loaded {
  if (!loaded || !mayView(loaded.facts, loaded.viewer)) throw notFound(eventTexts.missing)
  return loaded
}
