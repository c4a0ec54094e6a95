import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export interface VenueRow {
  venue: string
  city: string
  state: string
  zip: string
}

/**
 * Where the matches, tournaments and events that a player planned take place, the one planned last first. A venue is
 * listed once, as it was written last.
 */
export const listVenues = query(
  (_db, args: { userId: string; limit: number }) => sql<VenueRow>`
    select venue, city, state, zip
    from (
      select distinct on (lower(venue), zip) venue, city, state, zip, created_at
      from (
        select venue, city, state, zip, created_at from challenges where issuer_id = ${args.userId}
        union all
        select venue, city, state, zip, created_at from tournaments where organizer_id = ${args.userId}
        union all
        select venue, city, state, zip, created_at from events where organizer_id = ${args.userId}
      ) planned
      order by lower(venue), zip, created_at desc
    ) known
    order by created_at desc, lower(venue) collate "C"
    limit ${args.limit}`,
)
