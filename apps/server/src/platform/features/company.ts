import { sql } from 'kysely'
import { query } from '../database/query.ts'

/**
 * The players in the things of a noun that a player heads or has a place in, heads among them, over or not; but for
 * those whose account is closed.
 */
export const listCompany = (table: { things: string; head: string; places: string; thing: string }) => {
  const [things, places] = [sql.table(table.things), sql.table(table.places)]
  const [head, thing] = [sql.ref(table.head), sql.ref(table.thing)]
  return query(
    (_db, args: { userId: string }) => sql<{ id: string }>`
    select distinct u.id
    from ${things} t
    cross join lateral (select t.${head} as id union select user_id from ${places} where ${thing} = t.id) person
    join users u on u.id = person.id
    where t.id in (select ${thing} from ${places} where user_id = ${args.userId}::uuid
        union select id from ${things} where ${head} = ${args.userId}::uuid)
      and u.id <> ${args.userId}::uuid and u.deleted_at is null`,
  )
}

export type Company = ReturnType<typeof listCompany>
