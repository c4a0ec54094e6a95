import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { oneOf } from '../../platform/database/lists.ts'
import { isAbsentFor, isHiddenFrom } from '../profiles/hidden-queries.ts'

export interface CardRow {
  id: string
  first_name: string
  last_name: string
  former: boolean
  age: number | null
  image: string | null
  stars: number | null
  gender_id: string | null
  gender_name: string | null
  city: string | null
  state: string | null
  /** null where the cards are about no sport. */
  anchor: number | null
  mean: number | null
  settled: boolean | null
}

/** What a card shows of a player, whatever the sport; of users u, genders g and addresses a. */
export const cardColumns = sql`u.id, u.first_name, u.last_name, u.deleted_at is not null as former, u.age, u.image,
  u.stars, g.id as gender_id, g.name as gender_name, a.city, a.state`
export const cardTables = sql`left join genders g on g.id = u.gender_id
    left join addresses a on a.user_id = u.id and a.is_primary`

export const listCards = query(
  (_db, args: { ids: readonly string[]; sportId: string | null }) =>
    sql<CardRow>`
    select ${cardColumns}, s.anchor, p.mean, p.settled
    from users u
    ${cardTables}
    left join sports s on s.id = ${args.sportId}::uuid
    left join player_sports p on p.user_id = u.id and p.sport_id = s.id
    where u.id = ${oneOf(args.ids)}`,
)

export const listHidden = query(
  (_db, args: { viewerId: string; ids: readonly string[] }) =>
    sql<{ id: string }>`
    select u.id from users u where u.id = ${oneOf(args.ids)} and ${isHiddenFrom(args.viewerId)}`,
)

export const listThere = query(
  (_db, args: { viewerId: string; ids: readonly string[] }) =>
    sql<{ id: string }>`
    select u.id from users u where u.id = ${oneOf(args.ids)} and not ${isAbsentFor(args.viewerId)}`,
)

/**
 * The players whose lists show this player: friends and those between whom there is a request, and everybody with whom
 * they share a challenge, a tournament, an event or a team, over or not.
 */
export const listOnlookers = query(
  (_db, args: { id: string }) =>
    sql<{ id: string }>`
    with shared as (
      select case when low_id = ${args.id}::uuid then high_id else low_id end as id
      from friendships where ${args.id}::uuid in (low_id, high_id)
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
