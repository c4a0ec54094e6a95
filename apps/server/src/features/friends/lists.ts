import type { InputOf } from '@gauntlet/contract/endpoint'
import { WHOLE_MAX } from '@gauntlet/contract/fields'
import type { friends } from '@gauntlet/contract/friends/endpoints'
import { Said } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { commonSports } from '../people-search/common.ts'
import { findNear } from '../people-search/near.ts'
import { presentFriends, statusesOf } from './present.ts'
import { listFriends as listRows } from '../people/friendships-queries.ts'

/** Players who only ask, or are asked, are cards: whom a player is worth comparing with is a friend's to see. */
export async function listFriends(services: Services, viewer: Viewer) {
  const rows = await listRows.all(services.db, { viewerId: viewer.id, limit: WHOLE_MAX })
  const ids = rows.flatMap(({ id, status }) => (status === 'friend' ? [id] : []))
  const [cards, common] = await Promise.all([
    presentFriends(services, viewer, rows),
    commonSports(services, viewer, ids),
  ])
  return cards.map(card => ({ ...card, ...common.get(card.id) }))
}

/** The search for players, with what each is to the viewer. */
export async function searchFriends(services: Services, viewer: Viewer, filter: InputOf<typeof friends.search>) {
  const { payload, total } = await findNear(services, viewer, filter)
  const statusOf = await statusesOf(
    services,
    viewer,
    payload.map(({ id }) => id),
  )
  return new Said(
    payload.map(player => ({ ...player, friends: statusOf(player.id) })),
    total === undefined ? {} : { total },
  )
}
