import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** The place of a guest becomes a player's, in the bracket too: what was drawn and played stays as it is. */
export const handOver = query(
  (_db, args: { id: string; guestId: string; playerId: string }) => sql`
    with seed as (
      update bracket_players set user_id = ${args.playerId}::uuid
      where tournament_id = ${args.id}::uuid and user_id = ${args.guestId}::uuid
    )
    update tournament_players set user_id = ${args.playerId}::uuid, asked_by = 'organizer'
    where tournament_id = ${args.id}::uuid and user_id = ${args.guestId}::uuid`,
)
