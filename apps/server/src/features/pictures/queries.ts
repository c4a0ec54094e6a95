import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const lockImage = query((db, args: { userId: string }) =>
  db.selectFrom('users').select('image').where('id', '=', args.userId).forNoKeyUpdate(),
)

export const setImage = query((db, args: { userId: string; name: string | null }) =>
  db.updateTable('users').set({ image: args.name }).where('id', '=', args.userId),
)

export const throwAway = query((db, args: { name: string; dueAt: Date }) =>
  db
    .insertInto('picture_trash')
    .values({ name: args.name, due_at: args.dueAt })
    .onConflict(clash => clash.column('name').doNothing()),
)

/** A name in neither place is of files that nobody shows, or is about to. */
export const listUnused = query(
  (_db, args: { names: string[] }) =>
    sql<{ name: string }>`select n.name from unnest(${args.names}::text[]) as n(name)
      where not exists (select from users u where u.image = n.name)
        and not exists (select from picture_trash t where t.name = n.name) order by n.name`,
)

export const keep = query((db, args: { name: string }) => db.deleteFrom('picture_trash').where('name', '=', args.name))

export const listShown = query(
  () => sql<{ id: string; image: string }>`select id, image from users where image is not null order by id`,
)

export const listDue = query(
  (_db, args: { now: Date; failed: readonly string[] }) =>
    sql<{ name: string }>`select name from picture_trash
      where due_at <= ${args.now} and name <> all(${args.failed}::text[]) order by due_at, name limit 100`,
)
