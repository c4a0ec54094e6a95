import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** What the player wrote to those who came. When, where and who came stays. */
export const eraseWords = query(
  (_db, args: { userId: string }) =>
    sql`update events set message = '' where organizer_id = ${args.userId}::uuid and message <> ''`,
)
