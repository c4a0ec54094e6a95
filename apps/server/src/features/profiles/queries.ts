import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { friendshipOf, friendStatusFor, isAbsentFor, player } from '../people/relation-queries.ts'

export interface ProfileRow {
  id: string
  email: string | null
  first_name: string
  last_name: string
  verified_at: Date | null
  age: number | null
  birth_month: string | null
  email_notices: boolean
  public_name: boolean
  in_feeds: boolean
  public_profile: boolean
  language: string | null
  language_chosen: boolean
  bio: string
  image: string | null
  prefers_dark: boolean | null
  stars: number | null
  gender_id: string | null
  gender_name: string | null
  credits: number
  captain: boolean
}

/** One player's own row with gender and balance; the balance is the sum of the ledger. */
export const findProfile = query(
  (_db, args: { id: string }) =>
    sql<ProfileRow>`
    select u.id, case when u.verified_at is null then coalesce(u.email_pending, u.email) else u.email end as email,
      u.first_name, u.last_name, u.verified_at, u.age, u.birth_month, u.bio, u.image,
      u.prefers_dark, u.email_notices, u.public_name, u.in_feeds, u.public_profile, u.language, u.language_chosen,
      u.stars, g.id as gender_id, g.name as gender_name,
      (select coalesce(sum(points), 0)::bigint from credit_entries where user_id = u.id) as credits,
      exists (select from teams where owner_id = u.id) as captain
    from users u left join genders g on g.id = u.gender_id
    where u.id = ${args.id}`,
)

export const findTheme = query((db, args: { id: string }) =>
  db.selectFrom('users').select('prefers_dark').where('id', '=', args.id),
)

export const setTheme = query((db, args: { id: string; prefersDark: boolean }) =>
  db.updateTable('users').set({ prefers_dark: args.prefersDark }).where('id', '=', args.id),
)

export const listGenders = query(db => db.selectFrom('genders').select(['id', 'name']).orderBy('place').orderBy('id'))

export const countWorld = query(
  () =>
    sql<{ players: number; sports: number; matches: number }>`
    select (select coalesce(sum(players), 0)::int from people_counts) as players,
      (select count(*) from sports) as sports,
      (select coalesce(sum(wins), 0)::bigint from win_counts) as matches`,
)

/** A player's relation to the viewer, and whether the viewer can see them at all. */
export const findRelation = query(
  (_db, args: { viewerId: string; id: string }) =>
    sql<{ friends: 'none' | 'sent' | 'received' | 'friend'; hidden: boolean }>`
    select
      ${friendStatusFor(player(args.viewerId))} as friends, ${isAbsentFor(args.viewerId)} as hidden
    from users u left join ${friendshipOf(sql`u.id`, player(args.viewerId))} where u.id = ${args.id}::uuid`,
)
