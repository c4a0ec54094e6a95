import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** All that the player wrote, read, muted and reported; a report stays until an operator has dealt with it. */
export const eraseTalk = query(
  (_db, args: { userId: string }) => sql`
    with people as (delete from talk_people where user_id = ${args.userId}::uuid),
    reports as (delete from talk_reports
      where closed_at is not null and (reporter_id = ${args.userId}::uuid or author_id = ${args.userId}::uuid))
    delete from talk_messages where author_id = ${args.userId}::uuid`,
)
