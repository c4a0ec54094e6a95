import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { friendshipsOf, player } from '../people/relation-queries.ts'

/** What of a player every card shows. */
export const findFace = query(
  (_db, args: { id: string }) =>
    sql<Record<string, unknown>>`
    select u.first_name, u.last_name, u.age, u.image, u.gender_id, a.city, a.state
    from users u left join addresses a on a.user_id = u.id and a.is_primary
    where u.id = ${args.id}::uuid`,
)

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
      union
      select person.id
      from tournaments t cross join lateral (
        select t.organizer_id as id union select user_id from tournament_players where tournament_id = t.id) person
      where t.id in (select tournament_id from tournament_players where user_id = ${args.id}::uuid
        union select id from tournaments where organizer_id = ${args.id}::uuid)
      union
      select person.id
      from events e cross join lateral (
        select e.organizer_id as id union select user_id from event_places where event_id = e.id) person
      where e.id in (select event_id from event_places where user_id = ${args.id}::uuid
        union select id from events where organizer_id = ${args.id}::uuid)
      union
      select person.id
      from teams m cross join lateral (
        select m.owner_id as id union select user_id from team_players where team_id = m.id) person
      where m.id in (select team_id from team_players where user_id = ${args.id}::uuid
        union select id from teams where owner_id = ${args.id}::uuid))
    select u.id from shared join users u using (id) where u.id <> ${args.id}::uuid and u.deleted_at is null`,
)
