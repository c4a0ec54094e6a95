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

/** Counts how players are spread over sports and ranks. */
export const countSpots = query(
  () => sql`
    with counted as (
      select sport_id, floor(spot / 25)::int as step, count(*) as players from match_players group by 1, 2
    ), emptied as (
      delete from match_spots s where not exists (
        select from counted c where c.sport_id = s.sport_id and c.step = s.step)
    )
    insert into match_spots (sport_id, step, players) select sport_id, step, players from counted
    on conflict (sport_id, step) do update set players = excluded.players`,
)

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

/** Counts who lives in each town. */
export const countTowns = query(
  () => sql`
    with counted as (
      select town_id, count(*) as players from match_players where town_id is not null group by 1
    ), emptied as (
      delete from match_towns t where not exists (select from counted c where c.town_id = t.town_id)
    )
    insert into match_towns (town_id, players) select town_id, players from counted
    on conflict (town_id) do update set players = excluded.players`,
)

/** Counts what is in each square. */
export const countCells = query(
  () => sql`
    with counted as (
      select cell, sum(players)::int as players, sum(challenges)::int as challenges
      from (
        select cell, count(*) as players, 0 as challenges from match_players group by cell
        union all
        select cell, 0, count(*) from match_challenges group by cell
      ) found
      group by cell
    ), emptied as (
      delete from match_cells where not cell = any(array(select cell from counted))
    )
    insert into match_cells (cell, players, challenges) select cell, players, challenges from counted
    on conflict (cell) do update set players = excluded.players, challenges = excluded.challenges`,
)
