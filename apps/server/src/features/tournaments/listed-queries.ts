import { LISTED_PLACES } from '@gauntlet/contract/tournaments/status'
import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { isGone } from '../people/relation-queries.ts'
import {
  type CastRow,
  castTables,
  isBlocked,
  isFriend,
  sharing,
  shownColumns,
  shownTables,
  type ShownRow,
} from './queries.ts'

/** One of the few people that a list shows, in a column of the tournament: a row each took the server twice as long. */
interface Listed extends CastRow {
  /** Seconds since 1970-01-01 UTC. */
  added: number
}

/** A tournament of a list. */
export interface ListedRow extends ShownRow {
  /** The number of players who asked for a place and wait for the organizer; null for everybody else. */
  asking: number | null
  listed: Listed[]
}

/** The people that a list shows of a tournament t: the viewer, the first other accepted players, and the organizer. */
const few = (viewerId: string) => sql`
      with few as (
        (select p.user_id, p.state, p.asked_by, p.captain_id, p.asker_id, p.team_id, false as unseen, p.position, p.added_at
          from tournament_players p
          where p.tournament_id = t.id and p.state in ('2', '4') and p.user_id <> ${viewerId}::uuid
          order by p.position, p.added_at, p.user_id limit ${sql.lit(LISTED_PLACES)})
        union all
        select p.user_id, p.state, p.asked_by, p.captain_id, p.asker_id, p.team_id, p.unseen, p.position, p.added_at
        from tournament_players p where p.tournament_id = t.id and p.user_id = ${viewerId}::uuid
      )
      select user_id, state, asked_by, captain_id, asker_id, team_id, unseen, position, added_at from few
      union all
      select t.organizer_id, null, null, null, null, null, null, null, t.created_at
      where not exists (select from few where user_id = t.organizer_id)`

/** Columns of `listedTables`. */
export const listedColumns = (viewerId: string) => sql`
  ${shownColumns},
  case when t.organizer_id = ${viewerId}::uuid then (
    select count(*) from tournament_players p
    where p.tournament_id = t.id and p.state = '1' and p.asked_by = 'self') end as asking,
  (select json_agg(x) from (
    select w.user_id, w.state, w.asked_by, w.captain_id, w.asker_id, w.team_id, m.name as team_name, w.unseen, w.position,
      ${sharing} as sharing, extract(epoch from w.added_at)::float8 as added, u.age, ${isGone()} as gone, r.mean, r.settled,
      ${isFriend(viewerId)} as friend, ${isBlocked(viewerId)} as blocked, u.first_name, u.last_name,
      u.deleted_at is not null as former, u.image, u.stars, g.id as gender_id, g.name as gender_name,
      a.city as home_city, a.state as home_state
    from (${few(viewerId)}) w ${castTables}) x) as listed`
export const listedTables = shownTables

export const listShown = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) =>
    sql<ListedRow>`
    select ${listedColumns(args.viewerId)} from ${listedTables} where t.id = ${oneOf(args.ids)}`,
)

/**
 * The few people that a list shows, in the order they came; sorting them in the database took a tenth of the search.
 */
export const fewOf = ({ listed }: ListedRow): CastRow[] =>
  listed.toSorted((one, two) => one.added - two.added || (one.user_id < two.user_id ? -1 : 1))
