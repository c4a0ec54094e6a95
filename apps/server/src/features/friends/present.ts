import type { FriendCard } from '@gauntlet/contract/friends/endpoints'
import type { Services, Viewer } from '../../platform/services.ts'
import { cardsOf } from '../cards/present.ts'
import { type FriendRow, listStatuses } from '../people/friendships-queries.ts'

/** Cards in the order of the rows. */
export async function presentFriends({ db }: Services, rows: readonly FriendRow[]): Promise<FriendCard[]> {
  const cards = await cardsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, status }) => {
    const card = cards.get(id)
    return card ? [{ ...card, friends: status }] : []
  })
}

/** The friendship of each of these players with the viewer. */
export async function statusesOf({ db }: Services, viewer: Viewer, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await listStatuses.all(db, { viewerId: viewer.id, ids })
  const known = new Map(rows.map(({ id, status }) => [id, status]))
  return (id: string) => known.get(id) ?? 'none'
}

export async function friendCards(services: Services, viewer: Viewer, ids: readonly string[]): Promise<FriendCard[]> {
  const statusOf = await statusesOf(services, viewer, ids)
  return presentFriends(
    services,
    ids.map(id => ({ id, status: statusOf(id) })),
  )
}
