import { acceptedIn, type EventFacts, involvedIn, invitedIn, leaversBetween } from '@gauntlet/rules/events/facts'
import type { EventOutcome } from '@gauntlet/rules/events/lifecycle'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { Loaded } from './facts.ts'
import { changedPlaces, type StoredPlaces } from '../gathering/places.ts'
import { dropGuests } from '../guests/guests.ts'
import { momentParams } from '../../platform/clock/when.ts'
import { takeBackNotices } from '../notices/gathered.ts'
import { tell } from '../notices/tell.ts'
import * as queries from './queries.ts'

/** The screen of an event, which visitors reach too. */
export const eventLink = (id: string): string => `/event/view/${id}`

/** News that nobody does to anybody: it holds for whoever sees the event, whomever they block. */
const impersonal: ReadonlySet<string> = new Set(['taken_in', 'removed'])

/** The parameters of notices about an event. */
type About = Pick<queries.Terms, 'title' | 'start_at' | 'timezone' | 'venue' | 'city'>

interface NoticesOf extends EventOutcome {
  id: string
  about: About
  /** The player who did it; null if nobody is to be named. */
  actor: string | null
  /** The event before the act, where there was one. */
  before?: EventFacts
}

export interface Change extends EventOutcome {
  loaded: Loaded
  /** The terms as the organizer has edited them. */
  edited?: queries.Terms | undefined
  /** The player who did it; null if nobody is to be named. */
  actor: string | null
}

/** Tells of an event as it stands after the act, whatever the act has changed. */
export async function sendNotices(
  tx: Transaction,
  services: Services,
  { id, about, facts: event, consequences, actor, before }: NoticesOf,
): Promise<void> {
  const { title, start_at, timezone, venue, city } = about
  const filled = `${acceptedIn(event).length} of ${event.slots}`
  const params = { title, ...momentParams(start_at, timezone), where: `${venue}, ${city}`, filled }
  const asked = before ? invitedIn(before) : []
  const told = { kind: 'events', aheadBy: event.organizer_id, asked, params, link: eventLink(id) } as const
  for (const { notice: name, user_ids } of consequences.notify)
    await tell(
      tx,
      services,
      user_ids.filter(userId => userId !== actor),
      { ...told, name, actor: impersonal.has(name) ? null : actor },
    )
}

/** Stores the places that a change concerns in one statement. */
export async function storePlaces(
  tx: Transaction,
  id: string,
  { before, after, unseen, actor, now }: StoredPlaces<EventFacts>,
): Promise<void> {
  const { gone, changed } = changedPlaces({ before: before?.places ?? [], after: after.places, unseen, actor })
  if (gone.length > 0) await queries.deletePlaces.affected(tx, { id, userIds: gone })
  const rows = changed.map(place => ({ ...place, event_id: id, joined_at: now }))
  if (rows.length > 0) await queries.putPlaces.affected(tx, { people: JSON.stringify(rows), unseen, seenBy: actor })
}

/** Stores the outcome of an act, tells those whom it concerns, and pushes it to everybody involved. */
export async function storeChange(tx: Transaction, services: Services, change: Change): Promise<void> {
  const { loaded, edited, facts: event, consequences, actor } = change
  const { row, facts: before } = loaded
  const { id, organizer_id: organizerId } = row
  if (edited) await queries.updateEvent.affected(tx, { id, ...edited })
  if (before.status !== event.status && event.status === 'Cancelled') await queries.markCancelled.affected(tx, { id })
  const unseen = consequences.notify.flatMap(({ user_ids }) => user_ids).filter(userId => userId !== actor)
  const organizerUnseen = (row.organizer_unseen || unseen.includes(organizerId)) && organizerId !== actor
  if (organizerUnseen !== row.organizer_unseen)
    await queries.markOrganizer.affected(tx, { id, unseen: organizerUnseen })
  await storePlaces(tx, id, { before, after: event, unseen, actor, now: services.clock.now() })
  await dropGuests(tx, before.places, event.places)
  const told = consequences.notify.some(({ user_ids }) => user_ids.includes(organizerId))
  // Telling of one who leaves takes back that the same player had joined.
  const actorIds = leaversBetween(before, event).filter(userId => !(told && userId === actor))
  await takeBackNotices(tx, services, { userIds: [organizerId], kind: 'events', link: eventLink(id), actorIds })
  await sendNotices(tx, services, { id, about: edited ?? row, facts: event, consequences, actor, before })
  services.live.touch(tx, [...involvedIn(before), ...involvedIn(event)], id)
}
