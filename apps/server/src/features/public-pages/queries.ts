import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { isGone, isMinor } from '../people/relation-queries.ts'
import type { PlaceColumns } from '../tournaments/tables.ts'

/** A place, as far as the rules look at it. */
type Place = Pick<PlaceColumns, 'user_id' | 'state' | 'asked_by' | 'captain_id' | 'asker_id' | 'team_id' | 'position'>

/** In the order in which they came. */
export const listPlaces = query(
  (_db, args: { id: string }) => sql<Place>`
    select user_id, state, asked_by, captain_id, asker_id, team_id, position
    from tournament_players where tournament_id = ${args.id}::uuid order by added_at, user_id`,
)

export interface NameRow {
  id: string
  first_name: string
  last_name: string
  minor: boolean
  gone: boolean
  public_name: boolean
}

export const listNames = query(
  (_db, args: { ids: readonly string[] }) => sql<NameRow>`
    select u.id, u.first_name, u.last_name, ${isMinor()} as minor, ${isGone()} as gone, u.public_name
    from users u where u.id = ${oneOf(args.ids)}`,
)
