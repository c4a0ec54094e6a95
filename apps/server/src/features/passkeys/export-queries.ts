import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

/** Without what they are checked with. */
export const passkeys = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('id', p.id, 'name', p.name, 'synced', p.synced, 'created_at', p.created_at,
      'last_used_at', p.last_used_at) as row
    from passkeys p where user_id = ${userId} order by created_at, id`,
)
