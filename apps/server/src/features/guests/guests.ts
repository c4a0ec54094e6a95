import type { GuestKind } from '@gauntlet/contract/guests/endpoints'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { foldName } from '../../platform/names.ts'
import type { Services } from '../../platform/services.ts'
import { requireFreeName } from '../sessions/free-name.ts'
import { closeMatchPlaces, deleteMatchPlaces } from './match-queries.ts'
import { deleteGuests, insertGuest } from './queries.ts'

/** A name as people say it, parted as an account has it: what stands last is the family's. */
function partsOf(name: string): { firstName: string; lastName: string } {
  const at = name.lastIndexOf(' ')
  return at < 0 ? { firstName: name, lastName: '' } : { firstName: name.slice(0, at), lastName: name.slice(at + 1) }
}

/** A guest of a thing; the caller gives them a place in it. */
export async function makeGuest(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'config'>,
  { name, ...guest }: { hostId: string; kind: GuestKind; thingId: string; name: string },
): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  const parts = partsOf(name)
  requireFreeName(services, { first: parts.firstName, last: parts.lastName, field: 'guest' })
  await insertGuest.affected(tx, { ...guest, ...parts, id, nameKey: foldName(parts.firstName, parts.lastName), now })
  return id
}

interface Place {
  user_id: string
  asked_by: string
}

/** Nothing is kept of guests who have lost their place. */
export async function dropGuests(tx: Transaction, before: readonly Place[], after: readonly Place[]): Promise<void> {
  const stay = new Set(after.map(({ user_id }) => user_id))
  const ids = before.flatMap(({ user_id, asked_by }) => (asked_by === 'guest' && !stay.has(user_id) ? [user_id] : []))
  if (ids.length > 0) await deleteGuests.affected(tx, { ids })
}

/** The same of a match, with the rows of guests who have lost their place there, and of players who took one over. */
export async function dropFromMatch(
  tx: Transaction,
  id: string,
  before: readonly Pick<Place, 'user_id'>[],
  after: readonly Pick<Place, 'user_id'>[],
): Promise<void> {
  const stay = new Set(after.map(({ user_id }) => user_id))
  const ids = before.flatMap(({ user_id }) => (stay.has(user_id) ? [] : [user_id]))
  if (ids.length === 0) return
  await deleteMatchPlaces.affected(tx, { id, userIds: ids })
  await closeMatchPlaces.affected(tx, { id })
  await deleteGuests.affected(tx, { ids })
}
