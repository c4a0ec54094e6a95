import type { InputOf } from '@gauntlet/contract/endpoint'
import { WHOLE_MAX } from '@gauntlet/contract/fields'
import type { friends } from '@gauntlet/contract/friends/endpoints'
import { Said } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { findNear } from '../people-search/near.ts'
import { presentFriends, statusesOf } from './present.ts'
import { listFriends as listRows } from '../people/friendships-queries.ts'

export async function listFriends(services: Services, viewer: Viewer) {
  return presentFriends(services, await listRows.all(services.db, { viewerId: viewer.id, limit: WHOLE_MAX }))
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
