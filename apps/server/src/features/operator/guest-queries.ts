import type { GuestKind } from '@gauntlet/contract/guests/endpoints'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export interface NamedGuestRow {
  id: string
  name: string
  host: string
  host_email: string | null
  named_at: Date
}

/** The guests of a tournament, an event or a challenge, with the player who named them. */
export const listGuests = query(
  (_db, args: { thingId: string }) =>
    sql<NamedGuestRow>`
    select g.user_id as id, btrim(u.first_name || ' ' || u.last_name) as name,
      h.first_name || ' ' || h.last_name as host, h.email as host_email, g.named_at
    from guests g join users u on u.id = g.user_id join users h on h.id = g.host_id
    where g.thing_id = ${args.thingId}::uuid order by g.named_at, g.user_id`,
)

/** Where a guest has a place, and the player who named them. */
export const findPlaceOf = query(
  (_db, args: { id: string }) =>
    sql<{ kind: GuestKind; thing_id: string; host_id: string }>`
    select kind, thing_id, host_id from guests where user_id = ${args.id}::uuid`,
)
