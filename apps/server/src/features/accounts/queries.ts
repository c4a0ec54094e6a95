import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const lockAccount = query((db, args: { id: string }) =>
  db.selectFrom('users').select(['email', 'first_name']).where('id', '=', args.id).forUpdate(),
)

/** What is personal goes; the row stays, since other players' matches name it. */
export const eraseAccount = query(
  (_db, args: { id: string; now: Date }) =>
    sql`
    update users set email = null, email_pending = null, first_name = '', last_name = '', name_key = '',
      password_hash = '', gender_id = null, age = null, age_since = null, birth_month = null,
      not_adult_before = null, ever_adult = false, too_young_at = null, bio = '', image = null,
      prefers_dark = null, email_notices = false, deleted_at = ${args.now}
    where id = ${args.id}`,
)

/** What is the player's alone, and what ties others to them. */
export const eraseBelongings = query(
  (_db, args: { id: string }) =>
    sql`
    with a as (delete from addresses where user_id = ${args.id}::uuid),
      b as (delete from player_places where user_id = ${args.id}::uuid),
      c as (delete from account_links where user_id = ${args.id}::uuid),
      d as (delete from friendships where ${args.id}::uuid in (low_id, high_id)),
      e as (delete from blocks where ${args.id}::uuid in (blocker_id, blocked_id)),
      f as (update player_sports set active = false where user_id = ${args.id}::uuid and active)
    delete from sessions where user_id = ${args.id}::uuid`,
)

export const listFriendIds = query(
  (_db, args: { id: string }) =>
    sql<{ id: string }>`
    select case when low_id = ${args.id}::uuid then high_id else low_id end as id
    from friendships where ${args.id}::uuid in (low_id, high_id)`,
)
