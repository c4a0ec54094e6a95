import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

/** Whether they are on, without the secret. */
export const timeCodes = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('since', t.confirmed_at, 'recovery_codes_left',
      (select count(*) from recovery_codes r where r.user_id = t.user_id and r.used_at is null)) as row
    from time_codes t where user_id = ${userId} and confirmed_at is not null`,
)
