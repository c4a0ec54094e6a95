import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import type { PlaceColumns } from '../tournaments/tables.ts'

/** A place, as far as the rules look at it. */
type Place = Pick<PlaceColumns, 'user_id' | 'state' | 'asked_by' | 'captain_id' | 'asker_id' | 'team_id' | 'position'>

/** In the order in which they came. */
export const listPlaces = query(
  (_db, args: { id: string }) => sql<Place>`
    select user_id, state, asked_by, captain_id, asker_id, team_id, position
    from tournament_players where tournament_id = ${args.id}::uuid order by added_at, user_id`,
)
