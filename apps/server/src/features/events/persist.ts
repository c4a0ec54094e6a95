import { type EventFacts, type EventPlaceFacts, involvedIn } from '@gauntlet/rules/events/facts'
import type { EventOutcome } from '@gauntlet/rules/events/lifecycle'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { tell } from '../notices/tell.ts'
import * as queries from './queries.ts'
import { whenAt } from './terms.ts'

/** The screen of an event, which visitors reach too. */
export const eventLink = (id: string): string => `/event/view/${id}`

/** What nobody does to anybody: it is true for whoever comes, whomever they block. */
const impersonal: ReadonlySet<string> = new Set(['taken_in', 'removed'])

const same = (one: EventPlaceFacts | undefined, other: EventPlaceFacts) =>
  one !== undefined && one.state === other.state && one.asked_by === other.asked_by && one.queued === other.queued

interface Change extends EventOutcome {
  id: string
  /** None for an event that has just been made. */
  before: EventFacts | null
  /** Who did it; null where nobody is to be named. */
  actor: string | null
}

/** Tells of an event as it stands after the act, whatever the act changed of it. */
async function sendNotices(tx: Transaction, services: Services, { id, notify, actor }: Change): Promise<void> {
  const { title, start_at, timezone, venue, city } = await queries.findTold.one(tx, { id })
  const params = { title, when: whenAt(start_at, timezone), where: `${venue}, ${city}` }
  for (const { notice: name, user_ids } of notify)
    await tell(
      tx,
      services,
      user_ids.filter(userId => userId !== actor),
      { kind: 'events', name, actor: impersonal.has(name) ? null : actor, params, link: eventLink(id) },
    )
}

/** Stores the places that an act led to, tells whom it concerns, and pushes it to everybody involved. */
export async function storePlaces(tx: Transaction, services: Services, change: Change): Promise<void> {
  const { id, before, event, notify, actor } = change
  const was = new Map(before?.places.map(place => [place.user_id, place]))
  const now = services.clock.now()
  for (const place of event.places) {
    if (same(was.get(place.user_id), place)) continue
    await queries.putPlace.affected(tx, { event_id: id, ...place, unseen: false, joined_at: now })
  }
  const kept = new Set(event.places.map(({ user_id }) => user_id))
  const gone = [...was.keys()].filter(userId => !kept.has(userId))
  if (gone.length > 0) await queries.deletePlaces.affected(tx, { id, userIds: gone })
  const told = notify.flatMap(({ user_ids }) => user_ids).filter(userId => userId !== actor)
  if (told.length > 0) await queries.markUnseen.affected(tx, { id, userIds: told })
  if (told.length > 0) await sendNotices(tx, services, change)
  services.live.touch(tx, [...(before ? involvedIn(before) : []), ...involvedIn(event)], id)
}
