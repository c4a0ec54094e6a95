import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** Friendships and requests, of either side. */
export const eraseFriendships = query(
  (_db, args: { userId: string }) => sql`
    with asks as (delete from friend_asks where ${args.userId}::uuid in (asker_id, asked_id))
    delete from friendships where ${args.userId}::uuid in (low_id, high_id)`,
)

/** Blocks of either side. */
export const eraseBlocks = query(
  (_db, args: { userId: string }) => sql`delete from blocks where ${args.userId}::uuid in (blocker_id, blocked_id)`,
)
