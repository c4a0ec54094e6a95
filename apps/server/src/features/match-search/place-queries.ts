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
  players: number
}

export const listTownCounts = query(
  () => sql<TownRow>`select t.cell, t.ux, t.uy, t.uz, m.players from match_towns m join towns t on t.id = m.town_id`,
)

/** Takes the count where it is due, so that no other node does; nothing where it is not. */
export const takeDueCount = query(
  (_db, args: { now: Date; next: Date }) =>
    sql<{ only_one: boolean }>`
    insert into match_counted as m (due_at) values (${args.next})
    on conflict (only_one) do update set due_at = excluded.due_at where m.due_at <= ${args.now} returning only_one`,
)

/**
 * Counts what is in each square, how players are spread over sports and ranks, and who lives in each town; the players
 * are read once for all three.
 */
export const countMatches = query(
  () => sql`
    with players as (
      select cell, sport_id, floor(spot / 25)::int as step, town_id, count(*)::int as players,
        grouping(cell) = 0 as by_cell, grouping(sport_id) = 0 as by_spot, grouping(town_id) = 0 as by_town
      from match_players group by grouping sets ((cell), (sport_id, floor(spot / 25)::int), (town_id))
    ), cells as (
      select cell, sum(players)::int as players, sum(challenges)::int as challenges
      from (
        select cell, players, 0 as challenges from players where by_cell
        union all
        select cell, 0, count(*) from match_challenges group by cell
      ) found
      group by cell
    ), emptied_cells as (
      delete from match_cells where not cell = any(array(select cell from cells))
    ), kept_cells as (
      insert into match_cells (cell, players, challenges) select cell, players, challenges from cells
      on conflict (cell) do update set players = excluded.players, challenges = excluded.challenges
    ), emptied_spots as (
      delete from match_spots s where not exists (
        select from players c where c.by_spot and c.sport_id = s.sport_id and c.step = s.step)
    ), kept_spots as (
      insert into match_spots (sport_id, step, players) select sport_id, step, players from players where by_spot
      on conflict (sport_id, step) do update set players = excluded.players
    ), emptied_towns as (
      delete from match_towns t where not exists (select from players c where c.by_town and c.town_id = t.town_id)
    )
    insert into match_towns (town_id, players)
    select town_id, players from players where by_town and town_id is not null
    on conflict (town_id) do update set players = excluded.players`,
)
