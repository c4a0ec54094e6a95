import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const findEditable = query((db, args: { userId: string }) =>
  db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'gender_id', 'bio', 'prefers_dark', 'age', 'age_since'])
    .where('id', '=', args.userId),
)

export const findGender = query((db, args: { id: string }) =>
  db.selectFrom('genders').select('id').where('id', '=', args.id),
)

export const updateProfile = query(
  (
    db,
    args: {
      userId: string
      firstName: string
      lastName: string
      nameKey: string
      genderId: string | null
      bio: string
      prefersDark: boolean | null
      age: number | null
      ageSince: Date | null
    },
  ) =>
    db
      .updateTable('users')
      .set({
        first_name: args.firstName,
        last_name: args.lastName,
        name_key: args.nameKey,
        gender_id: args.genderId,
        bio: args.bio,
        prefers_dark: args.prefersDark,
        age: args.age,
        age_since: args.ageSince,
      })
      .where('id', '=', args.userId),
)

/** A year older, each whose last year is over: at most a thousand at a time, in the order of their ids. */
export const growOlder = query(
  (_db, args: { now: Date }) =>
    sql<{ id: string }>`
    with due as (
      select id from users
      where age < 100 and deleted_at is null and age_since <= ${args.now}::timestamptz - interval '1 year'
      order by id limit 1000 for no key update skip locked)
    update users u set age = u.age + 1, age_since = u.age_since + interval '1 year'
    from due where u.id = due.id
    returning u.id`,
)
