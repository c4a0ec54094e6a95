import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export interface CellRow {
  cell: number
  players: number
  challenges: number
}

/** The towns of a state, or of any (''), whose centre is at a point. */
export const listTowns = query(
  (_db, args: { cells: readonly number[]; ux: number; uy: number; uz: number; far: number; state: string }) =>
    sql<{ id: number }>`
    select t.id from towns t
    where t.cell = any(array(select unnest(${args.cells}::int[])))
      and t.ux * ${args.ux}::float8 + t.uy * ${args.uy}::float8 + t.uz * ${args.uz}::float8 >= ${args.far}::float8
      and (${args.state}::text = '' or t.state = ${args.state}::text)`,
)

export const listCells = query(() => sql<CellRow>`select cell, players, challenges from match_cells`)

export interface SpotsRow {
  sport_id: string
  /** From 25 times this to 25 more. */
  step: number
  players: number
}

export const listSpots = query(() => sql<SpotsRow>`select sport_id, step, players from match_spots`)

export interface TownRow {
  cell: number
  ux: number
  uy: number
  uz: number
  /** One a sport. */
  players: number
  /** Each once. */
  people: number
}

export const listTownCounts = query(
  () => sql<TownRow>`
    select t.cell, t.ux, t.uy, t.uz, m.players, t.players as people
    from match_towns m join towns t on t.id = m.town_id`,
)

/** Takes the count where it is due, so that no other node does; nothing where it is not. */
export const takeDueCount = query(
  (_db, args: { now: Date; next: Date }) =>
    sql<{ only_one: boolean }>`
    insert into match_counted as m (due_at) values (${args.next})
    on conflict (only_one) do update set due_at = excluded.due_at where m.due_at <= ${args.now} returning only_one`,
)

/** From a number on, up to another. */
export interface Span {
  from: number
  upto: number
}

/** Counts players and open matches in a span of squares. */
export const countCells = query(
  (_db, { from, upto }: Span) => sql`
    with found as (
      select cell, sum(players)::int as players, sum(challenges)::int as challenges
      from (
        select cell, count(*) as players, 0 as challenges from match_players
        where cell >= ${from} and cell < ${upto} group by cell
        union all
        select cell, 0, count(*) from match_challenges where cell >= ${from} and cell < ${upto} group by cell
      ) counted
      group by cell
    ), emptied as (
      delete from match_cells
      where cell >= ${from} and cell < ${upto} and not cell = any(array(select cell from found))
    )
    insert into match_cells (cell, players, challenges) select cell, players, challenges from found
    on conflict (cell) do update set players = excluded.players, challenges = excluded.challenges`,
)

export const findLastTown = query(() => sql<{ last: number }>`select coalesce(max(id), 0) as last from towns`)

/** Counts who lives in the towns of a span of their numbers. */
export const countTowns = query(
  (_db, { from, upto }: Span) => sql`
    with found as (
      select town_id, count(*)::int as players from match_players
      where town_id >= ${from} and town_id < ${upto} group by town_id
    ), emptied as (
      delete from match_towns
      where town_id >= ${from} and town_id < ${upto} and not town_id = any(array(select town_id from found))
    )
    insert into match_towns (town_id, players) select town_id, players from found
    on conflict (town_id) do update set players = excluded.players`,
)

export const listSportIds = query(() => sql<{ id: string }>`select id from sports order by id`)

/** Counts how the players of a sport are spread over ranks; all have a square of -1 or more, as one index wants it. */
export const countSpots = query(
  (_db, args: { sportId: string }) => sql`
    with found as (
      select floor(spot / 25)::int as step, count(*)::int as players from match_players
      where sport_id = ${args.sportId}::uuid and cell >= -1 group by 1
    ), emptied as (
      delete from match_spots
      where sport_id = ${args.sportId}::uuid and not step = any(array(select step from found))
    )
    insert into match_spots (sport_id, step, players) select ${args.sportId}::uuid, step, players from found
    on conflict (sport_id, step) do update set players = excluded.players`,
)
