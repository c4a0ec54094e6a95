import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Place } from '@gauntlet/contract/tournaments/answer'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { Services, Viewer } from '../../platform/services.ts'
import { findNewestResult } from './list-queries.ts'
import { viewTournament } from './present-list.ts'

/** A player alone, or of a side its captain. */
const isEntrant = ({ id, _joinData: { side } }: Place): boolean =>
  side === null || side.captain === null || side.captain === id

/** 'Ada Moss & Ben Ode': a side stands under the names of all who play on it. */
const nameOf = (captain: Place, users: readonly Place[]): string =>
  [captain, ...users.filter(({ id, _joinData: { side } }) => id !== captain.id && side?.captain === captain.id)]
    .map(({ full_name }) => full_name)
    .join(' & ')

/** The final positions of players or sides, the winner first; without an id those of the viewer's newest result. */
export async function listPositions(services: Services, viewer: Viewer, input: InputOf<typeof tournaments.details>) {
  const { db, clock } = services
  const id = input.id ?? (await findNewestResult.first(db, { viewerId: viewer.id, now: clock.now() }))?.id
  if (id === undefined) return []
  const { users } = await viewTournament(services, viewer, { id })
  const entrants = users.filter(isEntrant)
  const total_participants = entrants.filter(({ invitation_status_id }) => invitation_status_id === '4').length
  return entrants.flatMap(user => {
    const { position, last_position } = user._joinData
    if (position === null) return []
    return [
      {
        id: user.id,
        name: nameOf(user, users),
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
