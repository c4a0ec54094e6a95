import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

export const invitations = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(i) - 'inviter_id' as row from invitations i where inviter_id = ${userId}
    order by invited_at, id`,
)

export const invitationsSent = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('sent_at', s.sent_at) as row from invitations_sent s where inviter_id = ${userId}
    order by sent_at, id`,
)
