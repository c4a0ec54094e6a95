import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const eraseSessions = query(
  (_db, args: { userId: string }) => sql`
    with links as (delete from account_links where user_id = ${args.userId}::uuid)
    delete from sessions where user_id = ${args.userId}::uuid`,
)
