import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** The place of a guest becomes a player's. */
export const handOver = query(
  (_db, args: { id: string; guestId: string; playerId: string }) => sql`
    update event_places set user_id = ${args.playerId}::uuid, asked_by = 'organizer'
    where event_id = ${args.id}::uuid and user_id = ${args.guestId}::uuid`,
)
