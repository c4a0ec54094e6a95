import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

/** The address itself is known to nobody but the player: only its hash is kept. */
export const calendarAddress = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('since', f.created_at) as row from calendar_feeds f where user_id = ${userId}`,
)
