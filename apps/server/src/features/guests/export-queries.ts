import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

/** Guests whom the player named. */
export const guests = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('id', g.user_id, 'name', btrim(u.first_name || ' ' || u.last_name), 'kind', g.kind,
      'thing', g.thing_id, 'named_at', g.named_at) as row
    from guests g join users u on u.id = g.user_id
    where g.host_id = ${userId}::uuid order by g.named_at, g.user_id`,
)
