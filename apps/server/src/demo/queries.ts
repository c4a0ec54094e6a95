import { sql } from 'kysely'
import { query } from '../platform/database/query.ts'

/** What a player would enter on Edit Profile. */
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

export const countUsers = query(() => sql<{ users: number }>`select count(*) as users from users`)
