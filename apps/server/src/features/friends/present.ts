import type { FriendCard, FriendStatus } from '@gauntlet/contract/friends/endpoints'
import type { Services, Viewer } from '../../platform/services.ts'
import { hiddenFrom } from '../cards/hidden.ts'
import { byFirstName, cardsOf } from '../cards/present.ts'
import { type FriendRow, listStatuses } from '../people/friendships-queries.ts'

/** The other player has not let the viewer in. */
const UNANSWERED: readonly FriendStatus[] = ['none', 'sent']

/**
 * Cards in the order of the rows. A player under 18 who is only asked is shown by first name: an age is told, not
 * proved, so whoever says to be under 18 would read a child's card by asking.
 */
export async function presentFriends(
  { db }: Services,
  viewer: Viewer,
  rows: readonly FriendRow[],
): Promise<FriendCard[]> {
  const unanswered = rows.flatMap(({ id, status }) => (UNANSWERED.includes(status) ? id : []))
  const [cards, hidden] = await Promise.all([
    cardsOf(
      db,
      rows.map(({ id }) => id),
    ),
    hiddenFrom(db, viewer.id, unanswered),
  ])
  return rows.flatMap(({ id, status }) => {
    const card = cards.get(id)
    return card ? [{ ...(hidden.has(id) ? byFirstName(card) : card), friends: status }] : []
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
    viewer,
    ids.map(id => ({ id, status: statusOf(id) })),
  )
}
