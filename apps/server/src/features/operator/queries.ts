import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import type { ActRow } from './tables.ts'

export interface PersonRow {
  id: string
  first_name: string
  last_name: string
  email: string | null
  email_pending: string | null
  verified_at: Date | null
  suspended_at: Date | null
  language: string | null
}

/** A player by id or by e-mail, under a lock: no other act changes them meanwhile. */
export const lockPerson = query(
  (_db, args: { id: string | null; email: string | null }) =>
    sql<PersonRow>`
    select id, first_name, last_name, email, email_pending, verified_at, suspended_at, language from users
    where deleted_at is null and (id = ${args.id}::uuid or email = ${args.email}
      or (email_pending = ${args.email} and verified_at is null))
    order by id for no key update`,
)

export const insertAct = query(
  (db, args: { id: string; now: Date; who: string; act: string; subject: string; details: string; why: string }) =>
    db.insertInto('operator_acts').values({
      id: args.id,
      acted_at: args.now,
      who: args.who,
      act: args.act,
      subject: args.subject,
      details: args.details,
      why: args.why,
    }),
)

export const listActs = query(
  (_db, args: { limit: number }) =>
    sql<ActRow>`
    select id, acted_at, who, act, subject, details, why from operator_acts
    order by acted_at desc, id desc limit ${args.limit}::int`,
)

export const setSuspended = query((db, args: { id: string; at: Date | null }) =>
  db.updateTable('users').set({ suspended_at: args.at }).where('id', '=', args.id),
)

/** Which of the two an id is of. */
export const findResult = query(
  (_db, args: { id: string }) =>
    sql<{ thing: 'challenge' | 'tournament' }>`
    select 'challenge' as thing from challenges where id = ${args.id}::uuid
    union all select 'tournament' from tournaments where id = ${args.id}::uuid`,
)

export interface PeopleCountRow {
  /** The last digit of their ids. */
  shard: number
  players: number
  findable: number
  real_players: number
  real_findable: number
}

/** How many players are counted ahead, and how many there are. */
export const listPeopleCounts = query(
  () =>
    sql<PeopleCountRow>`
    select shard, coalesce(c.players, 0) as players, coalesce(c.findable, 0) as findable,
      coalesce(r.players, 0) as real_players, coalesce(r.findable, 0) as real_findable
    from people_counts c full join people_count_rows r using (shard) order by shard`,
)
