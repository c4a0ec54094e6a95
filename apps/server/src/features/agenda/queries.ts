import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** Whether a player has anything to do with tournaments and with events: most have nothing. */
export const findParts = query(
  (_db, args: { viewerId: string }) =>
    sql<{ tournaments: boolean; events: boolean }>`
    select exists (select from tournament_players where user_id = ${args.viewerId}::uuid)
        or exists (select from tournaments where organizer_id = ${args.viewerId}::uuid) as tournaments,
      exists (select from event_places where user_id = ${args.viewerId}::uuid)
        or exists (select from events where organizer_id = ${args.viewerId}::uuid) as events`,
)
