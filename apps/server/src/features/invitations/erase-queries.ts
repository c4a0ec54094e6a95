import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const eraseInvitations = query(
  (_db, args: { userId: string }) => sql`
    with sent as (delete from invitations_sent where inviter_id = ${args.userId}::uuid)
    delete from invitations where inviter_id = ${args.userId}::uuid`,
)
