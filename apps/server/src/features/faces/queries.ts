import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { friendshipsOf, player } from '../people/relation-queries.ts'

export interface FaceRow {
  first_name: string
  last_name: string
  age: number | null
  image: string | null
  gender_id: string | null
  city: string | null
  state: string | null
}

/** The parts of a player that every card shows. */
export const findFace = query(
  (_db, args: { id: string }) =>
    sql<FaceRow>`
    select u.first_name, u.last_name, u.age, u.image, u.gender_id, a.city, a.state
    from users u left join addresses a on a.user_id = u.id and a.is_primary
    where u.id = ${args.id}::uuid`,
)

/** Everybody in the things of a kind that this player heads or has a place in, heads among them. */
function company(id: string, things: string, head: string, places: string, thing: string) {
  const headed = sql.table(things)
  const placed = sql.table(places)
  return sql`
      select person.id
      from ${headed} t cross join lateral (
        select t.${sql.ref(head)} as id union select user_id from ${placed} where ${sql.ref(thing)} = t.id) person
      where t.id in (select ${sql.ref(thing)} from ${placed} where user_id = ${id}::uuid
        union select id from ${headed} where ${sql.ref(head)} = ${id}::uuid)`
}

/**
 * The players whose lists show this player: friends and those between whom there is a request, and everybody with whom
 * they share a challenge, a tournament, an event or a team, over or not.
 */
export const listSeers = query(
  (_db, args: { id: string }) =>
    sql<{ id: string }>`
    with shared as (
      select f.id from (${friendshipsOf(player(args.id))}) f
      union
      select other.user_id from challenge_players own join challenge_players other using (challenge_id)
      where own.user_id = ${args.id}::uuid
      union ${company(args.id, 'tournaments', 'organizer_id', 'tournament_players', 'tournament_id')}
      union ${company(args.id, 'events', 'organizer_id', 'event_places', 'event_id')}
      union ${company(args.id, 'teams', 'owner_id', 'team_players', 'team_id')})
    select u.id from shared join users u using (id) where u.id <> ${args.id}::uuid and u.deleted_at is null`,
)
