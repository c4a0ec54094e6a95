import { sql } from 'kysely'
import { query } from '../platform/database/query.ts'

/** The fields that a player would fill in on Edit Profile. */
export const setProfile = query(
  (db, args: { id: string; age: number; gender: string; bio: string; notices: boolean }) =>
    db
      .updateTable('users')
      .set({
        age: args.age,
        bio: args.bio,
        email_notices: args.notices,
        gender_id: sql<string>`(select id from genders where name = ${args.gender})`,
      })
      .where('id', '=', args.id),
)

/** From the last match on, mail is welcome again. */
export const switchNoticesOn = query(db => db.updateTable('users').set({ email_notices: true }))

/** Everybody has looked at all that happened to them. */
export const markAllSeen = query(
  (_db, args: { now: Date }) =>
    sql`
    with read as (update notices set read_at = ${args.now}::timestamptz where read_at is null),
      matches as (update challenge_players set unseen = false where unseen),
      places as (update tournament_players set unseen = false where unseen),
      joined as (update event_places set unseen = false where unseen),
      tournament as (update tournaments set organizer_unseen = false where organizer_unseen)
    update events set organizer_unseen = false where organizer_unseen`,
)

export const countUsers = query(() => sql<{ users: number }>`select count(*) as users from users`)
