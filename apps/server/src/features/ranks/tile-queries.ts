import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

// How the players of a sport stand in the tiles in which they live (board_tiles).

/** Up to which tile those of before a version are counted; no row once all are. */
export const tilesToCount = {
  /** A node that finds the row taken leaves it to the other. */
  take: query(() => sql<{ after: number }>`select after from tiles_to_count for update skip locked`),
  move: query((_db, args: { after: number }) => sql`update tiles_to_count set after = ${args.after}::int`),
  end: query(() => sql`delete from tiles_to_count`),
}

export const isTileLeft = query(() => sql<{ left: boolean }>`select exists (select from tiles_to_count) as left`)

/** The last of the next tiles with `players` together, or the next alone where it has more; null where none is left. */
export const findNextTile = query(
  (_db, args: { after: number; players: number }) =>
    sql<{ last: number | null }>`
    select max(tile) as last from (
      select tile, sum(sum(players)) over (order by tile) as upto, row_number() over (order by tile) as place
      from towns where tile > ${args.after}::int group by tile order by tile limit ${args.players}::int) next
    where upto <= ${args.players}::int or place = 1`,
)

/** Nobody else changes what stands on boards until the transaction ends. */
export const holdBoards = query(() => sql`lock table match_players in share row exclusive mode`)

export const forgetTilesFrom = query(
  (_db, args: { after: number; last: number }) =>
    sql`delete from board_tiles where tile > ${args.after}::int and tile <= ${args.last}::int`,
)
export const countTilesFrom = query(
  (_db, args: { after: number; last: number }) =>
    sql`insert into board_tiles (sport_id, days, tile, steps, players)
      select sport_id, days, tile, steps, players from board_tile_rows
      where tile > ${args.after}::int and tile <= ${args.last}::int`,
)

/** The periods, in days, of which a tile does not say how its players stand; 0 is all time. */
export const listWrongTiles = query(
  (_db, args: { sportId: string }) =>
    sql<{ days: number }>`
    select distinct days
    from (select days, tile, steps, players from board_tiles
      where sport_id = ${args.sportId}::uuid and steps <> '{}') s
    full join (select days, tile, steps, players from board_tile_rows
      where sport_id = ${args.sportId}::uuid) d using (days, tile)
    where not exists (select from tiles_to_count)
      and (s.steps, s.players) is distinct from (d.steps, d.players)
    order by 1`,
)

export const forgetTiles = query(
  (_db, args: { sportId: string }) => sql`delete from board_tiles where sport_id = ${args.sportId}::uuid`,
)
export const recountTiles = query(
  (_db, args: { sportId: string }) =>
    sql`insert into board_tiles (sport_id, days, tile, steps, players)
      select sport_id, days, tile, steps, players from board_tile_rows where sport_id = ${args.sportId}::uuid`,
)
