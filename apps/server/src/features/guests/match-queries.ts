import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** Takes players out of a match, and sets the places of the others aside: no two may have one place at any moment. */
export const deleteMatchPlaces = query(
  (_db, args: { id: string; userIds: readonly string[] }) => sql`
    with gone as (
      delete from challenge_players where challenge_id = ${args.id}::uuid and user_id = any(${args.userIds}::uuid[])
    )
    update challenge_players set place = -1 - place
    where challenge_id = ${args.id}::uuid and user_id <> all(${args.userIds}::uuid[])`,
)

/** The others close up, in the order in which they came. */
export const closeMatchPlaces = query(
  (_db, args: { id: string }) => sql`
    update challenge_players p set place = o.place
    from (select user_id, row_number() over (order by place desc) - 1 as place
      from challenge_players where challenge_id = ${args.id}::uuid) o
    where p.challenge_id = ${args.id}::uuid and p.user_id = o.user_id`,
)
