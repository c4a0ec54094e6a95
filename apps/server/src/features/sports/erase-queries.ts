import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** The sports of a player are switched off: the ranks of the others are derived from them. */
export const switchOffSports = query(
  (_db, args: { userId: string }) =>
    sql`update player_sports set active = false where user_id = ${args.userId}::uuid and active`,
)
