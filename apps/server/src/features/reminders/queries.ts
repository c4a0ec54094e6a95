import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { isBlockBetween } from '../people/relation-queries.ts'

/** Of players who meet, the first whom each meets and no block keeps apart; none where there is nobody. */
export const listMet = query(
  (_db, args: { userIds: readonly string[] }) =>
    sql<{ user_id: string; met_id: string }>`
    select m.id as user_id, o.id as met_id
    from unnest(${args.userIds}::uuid[]) as m (id)
    cross join lateral (
      select o.id from unnest(${args.userIds}::uuid[]) with ordinality as o (id, place)
      where o.id <> m.id and not ${isBlockBetween(sql`m.id`, sql`o.id`)}
      order by o.place limit 1
    ) o`,
)
