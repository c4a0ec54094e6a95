import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/**
 * Those whose lists show how one of these players stands in the sport, and the chance against them: who shares a
 * challenge or a tournament that is not over, or a team. What is over shows what was.
 */
export const listOnlookers = query(
  (_db, args: { sportId: string; userIds: readonly string[] }) =>
    sql<{ id: string }>`
    with moved as (select unnest(${args.userIds}::uuid[]) as id)
    select other.user_id as id
    from moved
    join challenge_players own on own.user_id = moved.id and own.status in ('1', '2', '3')
    join challenges c on c.id = own.challenge_id and c.sport_id = ${args.sportId}::uuid
    join challenge_players other on other.challenge_id = c.id
    union
    select person.id
    from moved
    join tournament_players own on own.user_id = moved.id
    join tournaments t on t.id = own.tournament_id and t.sport_id = ${args.sportId}::uuid
      and t.status in ('Upcoming', 'Reporting')
    cross join lateral (
      select t.organizer_id as id union all select user_id from tournament_players where tournament_id = t.id) person
    union
    select person.id
    from moved
    join team_players own on own.user_id = moved.id
    join teams m on m.id = own.team_id and m.sport_id = ${args.sportId}::uuid
    cross join lateral (
      select m.owner_id as id union all select user_id from team_players where team_id = m.id) person`,
)
