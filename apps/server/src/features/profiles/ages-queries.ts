import { ADULT_AGE } from '@gauntlet/contract/profiles/forms'
import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { areFriends, friendshipsOf, isMinor, isNoMinor, player } from '../people/relation-queries.ts'

export const findAge = query((db, args: { userId: string }) =>
  db
    .selectFrom('users')
    .select(['age', 'age_since', 'birth_month', 'not_adult_before', 'ever_adult', 'too_young_at'])
    .where('id', '=', args.userId),
)

/** That somebody was ever an adult, a trigger keeps. */
export const storeAge = query(
  (
    db,
    args: {
      userId: string
      age: number | null
      since: Date | null
      birthMonth: string | null
      notAdultBefore: Date | null
      tooYoungAt: Date | null
    },
  ) =>
    db
      .updateTable('users')
      .set({
        age: args.age,
        age_since: args.since,
        birth_month: args.birthMonth,
        not_adult_before: args.notAdultBefore,
        too_young_at: args.tooYoungAt,
      })
      .where('id', '=', args.userId),
)

/** Whoever had told no age is as young as that from now on. */
export const markTooYoung = query(
  (_db, args: { userId: string; age: number; now: Date }) =>
    sql`
    update users set too_young_at = ${args.now}::timestamptz, age = coalesce(age, ${args.age}::int),
      age_since = coalesce(age_since, ${args.now}::timestamptz)
    where id = ${args.userId}::uuid and too_young_at is null and not ever_adult`,
)

/** Those who told an age below the minimum, and whose age no operator has set since; the newest first. */
export const listTooYoung = query(
  () =>
    sql<{ id: string; first_name: string; last_name: string; email: string | null; told_at: Date; suspended: boolean }>`
    select id, first_name, last_name, email, too_young_at as told_at, suspended_at is not null as suspended from users
    where too_young_at is not null and deleted_at is null order by too_young_at desc, id limit 500`,
)

/** The friends of somebody who are under 18. */
export const listChildrenAmongFriends = query(
  (_db, args: { id: string }) =>
    sql<{ id: string }>`
    select u.id
    from (${friendshipsOf(player(args.id))}) f join users u on u.id = f.id
    where f.accepted_at is not null and ${isMinor()}`,
)

/**
 * A year older, each whose last year is over: at most a thousand at a time, in the order of their ids. The month of
 * birth of somebody who is an adult now is of no more use.
 */
export const growOlder = query(
  (_db, args: { now: Date }) =>
    sql<{ id: string; age: number }>`
    with due as (
      select id from users
      where age < 100 and deleted_at is null and age_since <= ${args.now}::timestamptz - interval '1 year'
      order by id limit 1000 for no key update skip locked)
    update users u set age = u.age + 1, age_since = u.age_since + interval '1 year',
      birth_month = case when u.age + 1 < ${sql.lit(ADULT_AGE)} then u.birth_month end
    from due where u.id = due.id
    returning u.id, u.age`,
)

/** Adults among players who are no friends of a player. */
export const listAdultStrangers = query(
  (_db, args: { id: string; ids: readonly string[] }) =>
    sql<{ id: string }>`
    select u.id from users u
    where u.id = ${oneOf(args.ids)} and ${isNoMinor()} and not ${areFriends(sql`u.id`, player(args.id))}
    order by u.id`,
)
