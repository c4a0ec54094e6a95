import { codeOfState } from '@gauntlet/contract/places/states'
import type { UserCard } from '@gauntlet/contract/cards/answer'
import { type EventAnswer, type EventPlace } from '@gauntlet/contract/events/answer'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { PLACE, placeWords } from '@gauntlet/contract/tournaments/status'
import { actionsFor, mayVisit, seesGuests, seesInside } from '@gauntlet/rules/events/actions'
import { acceptedIn, isGuest, openSlots, placeIn, positionIn, waitingIn } from '@gauntlet/rules/events/facts'
import { settle } from '@gauntlet/rules/events/lifecycle'
import { distanceMiles, type Point, roundMiles } from '@gauntlet/rules/places/distance'
import type { Executor } from '../../platform/database/database.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { cardsAsSeenBy, cardsOf } from '../cards/present.ts'
import { findHome } from '../people-search/queries.ts'
import { type Loaded, loadEvents, requireVisible } from './facts.ts'
import type { PlaceRow } from './queries.ts'

interface Scene {
  loaded: Loaded
  cards: ReadonlyMap<string, UserCard>
  viewerId: string | null
  origin: Point | undefined
  now: Date
}

/** The cards of players in events; visitors learn no more than the names. */
async function cardsFor(db: Executor, viewerId: string | null, ids: string[]): Promise<Map<string, UserCard>> {
  const [cards, asSeen] = await Promise.all([cardsOf(db, ids), cardsAsSeenBy(db, viewerId, ids)])
  if (viewerId !== null) return cards
  const preference = { image: null, age_range: null, gender: null, location: null }
  return new Map([...cards].map(([id, card]) => [id, { ...asSeen(card), preference }]))
}

/** Players under 18 are shown to friends and to the organizer; players behind a block are not shown, either. */
const isShown = ({ user_id, minor, friend, blocked }: PlaceRow, { loaded: { row }, viewerId }: Scene): boolean =>
  viewerId === row.organizer_id || viewerId === user_id || (!blocked && (!minor || friend))

/** Visitors read who comes, and of those who wait or were asked only how many wait. */
function placesOf(scene: Scene): EventPlace[] {
  const { loaded, cards, viewerId } = scene
  const { facts, places } = loaded
  if (!seesInside(facts, viewerId)) return []
  const isThere = (place: PlaceRow) => isShown(place, scene) && (!isGuest(place) || seesGuests(facts, viewerId))
  const shown = new Map(places.filter(isThere).map(place => [place.user_id, place]))
  const invited = facts.places.filter(({ state, queued }) => state === PLACE.pending && queued === null)
  return [...acceptedIn(facts), ...(viewerId === null ? [] : [...waitingIn(facts), ...invited])].flatMap(
    ({ user_id, state, asked_by }) => {
      const card = shown.has(user_id) ? cards.get(user_id) : undefined
      if (!card) return []
      const status = placeWords[state]
      return {
        ...card,
        former: card.former || asked_by === 'guest',
        invitation_status_id: state,
        invitation_status: status,
        _joinData: { status, asked_by, waiting: positionIn(facts, user_id) },
      }
    },
  )
}

function present(scene: Scene): EventAnswer[] {
  const { loaded, cards, viewerId, origin, now } = scene
  const { row, places, facts, viewer } = loaded
  const organizer = cards.get(row.organizer_id)
  if (!organizer) return []
  const own = viewerId === null ? undefined : placeIn(facts, viewerId)
  const inside = seesInside(facts, viewerId)
  const unseen = places.some(({ user_id, unseen: isNew }) => user_id === viewerId && isNew)
  return [
    {
      id: row.id,
      event_name: row.title,
      status: settle(facts, now.getTime()).facts.status,
      user_id: row.organizer_id,
      issuer: organizer,
      location: row.city,
      state: codeOfState(row.state),
      zip: inside ? row.zip : '',
      venue: inside ? row.venue : '',
      timezone: row.timezone,
      start_date: row.start_at.toISOString(),
      end_date: row.end_at.toISOString(),
      slots: row.slots,
      openSlots: openSlots(facts),
      waiting: waitingIn(facts).length,
      message: inside ? row.message : '',
      open_invite: row.open ? 1 : 0,
      open_to_minors: row.open_to_minors ? 1 : 0,
      ...(mayVisit({ minor: row.organizer_minor, gone: row.organizer_gone }) && { public: 1 as const }),
      created: row.created_at.toISOString(),
      users: placesOf(scene),
      invitation_status_id: own?.state ?? null,
      place_in_line: viewerId === null ? null : positionIn(facts, viewerId),
      is_new: unseen || (row.organizer_unseen && viewerId === row.organizer_id),
      // several distances would give away where a venue is
      distance: origin && inside ? roundMiles(distanceMiles(origin, row)) : null,
      actions: actionsFor(facts, viewer, now.getTime()),
    },
  ]
}

async function presentLoaded(
  { db, clock }: Services,
  viewer: Viewer | null,
  all: readonly Loaded[],
  origin?: Point,
): Promise<EventAnswer[]> {
  if (all.length === 0) return []
  const viewerId = viewer?.id ?? null
  const ids = new Set(all.flatMap(({ row, places }) => [row.organizer_id, ...places.map(({ user_id }) => user_id)]))
  const [cards, home] = await Promise.all([
    cardsFor(db, viewerId, [...ids]),
    origin ?? (viewer ? findHome.first(db, { userId: viewer.id }) : undefined),
  ])
  const now = clock.now()
  return all.flatMap(loaded => present({ loaded, cards, viewerId, origin: home, now }))
}

/**
 * Events as the viewer sees them, in the order of their ids; a fixed number of reads, however many there are. Distances
 * are measured from `origin`, or from the viewer's primary address if it is left out.
 */
export const presentEvents = async (
  services: Services,
  viewer: Viewer,
  ids: readonly string[],
  origin?: Point,
): Promise<EventAnswer[]> => presentLoaded(services, viewer, await loadEvents(services.db, ids, viewer.id), origin)

/** The event as it stands after an act, even if the viewer may no longer see it. */
export async function presentEvent(services: Services, viewer: Viewer, id: string): Promise<EventAnswer> {
  const [event] = await presentEvents(services, viewer, [id])
  if (!event) throw new Error(`${eventTexts.missing}: ${id}`)
  return event
}

/** An event as it was just written. */
export async function presentWritten(services: Services, viewer: Viewer, loaded: Loaded): Promise<EventAnswer> {
  const [event] = await presentLoaded(services, viewer, [loaded])
  if (!event) throw new Error(`Event ${loaded.row.id} has no organizer`)
  return event
}

/** One event, for anybody who has its address. */
export async function viewEvent(services: Services, viewer: Viewer | null, { id }: { id: string }) {
  const loaded = await requireVisible(services, viewer?.id ?? null, id)
  const [event] = await presentLoaded(services, viewer, [loaded])
  if (!event) throw new Error(`Event ${id} has no organizer`)
  return event
}
