import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const eraseNotices = query(
  (_db, args: { userId: string }) => sql`
    with choices as (delete from notice_choices where user_id = ${args.userId}::uuid),
      held as (delete from held_notices where player_id = ${args.userId}::uuid)
    delete from notices where user_id = ${args.userId}::uuid`,
)
