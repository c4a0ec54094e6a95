import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

/** Without the trace of the network, which says nothing to anybody. */
export const securityLog = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(e) - 'user_id' - 'network' as row from security_events e where user_id = ${userId}
    order by at, id`,
)
