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

export const listCells = query(
  (_db, args: { cells: readonly number[] }) =>
    sql<CellRow>`
    select m.cell, m.players, m.challenges from unnest(${args.cells}::int[]) as c (cell) join match_cells m using (cell)`,
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
