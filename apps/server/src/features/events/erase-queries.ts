import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** Removes the player's messages to those who took part. When, where and with whom stays. */
export const eraseWords = query(
  (_db, args: { userId: string }) =>
    sql`update events set message = '' where organizer_id = ${args.userId}::uuid and message <> ''`,
)
