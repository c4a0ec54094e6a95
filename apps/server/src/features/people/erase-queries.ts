import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** What ties a player to others, and others to them: friendships, requests, blocks of either side. */
export const eraseRelations = query(
  (_db, args: { id: string }) =>
    sql`
    with a as (delete from friendships where ${args.id}::uuid in (low_id, high_id)),
      b as (delete from friend_asks where ${args.id}::uuid in (asker_id, asked_id))
    delete from blocks where ${args.id}::uuid in (blocker_id, blocked_id)`,
)
