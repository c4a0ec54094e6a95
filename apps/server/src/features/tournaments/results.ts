import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { Services, Viewer } from '../../platform/services.ts'
import { findNewestResult } from './list-queries.ts'
import { viewTournament } from './present-list.ts'

/** The final positions, the winner first; without an id those of the viewer's newest result. */
export async function listPositions(services: Services, viewer: Viewer, input: InputOf<typeof tournaments.details>) {
  const { db, clock } = services
  const id = input.id ?? (await findNewestResult.first(db, { viewerId: viewer.id, now: clock.now() }))?.id
  if (id === undefined) return []
  const { users } = await viewTournament(services, viewer, { id })
  const total_participants = users.filter(({ invitation_status_id }) => invitation_status_id === '4').length
  return users.flatMap(user => {
    const { position, last_position } = user._joinData
    if (position === null) return []
    return [
      {
        id: user.id,
        name: user.full_name,
        image: user.preference.image,
        rank_value: position,
        rank_last: last_position ?? position,
        total_participants,
        rating_value: user.rank,
        provisional: user.provisional,
      },
    ]
  })
}
