import { type RawBuilder, sql } from 'kysely'
import { integers, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { behindBlocks, player } from '../people/relation-queries.ts'
import { turnedDown } from './search-queries.ts'

interface Circle {
  viewerId: string
  now: Date
  /** Both bounds are included, and the first is not above the second. */
  rateFrom: number
  rateTo: number
  ux: number
  uy: number
  uz: number
  /** The least dot product with the centre. */
  cosine: number
  /** The first and the last of each run of tiles inside it, and on its edge. */
  insideFirsts: readonly number[]
  insideLasts: readonly number[]
  edgeFirsts: readonly number[]
  edgeLasts: readonly number[]
}

const runs = (firsts: readonly number[], lasts: readonly number[]) =>
  sql`unnest(${integers(firsts)}, ${integers(lasts)}) as w (first, last)`

/**
 * How many tournaments of any sport and day a circle holds for an adult whose ranks meet a window: from the tiles
 * inside it, less the few of them that have begun or are hidden, and one by one on its edge.
 */
export const countInTiles = query((_db, args: Circle) => {
  const now = unseen(sql`${args.now}::timestamptz`)
  const [from, to] = [unseen(sql`${args.rateFrom}::int`), unseen(sql`${args.rateTo}::int`)]
  const inside = runs(args.insideFirsts, args.insideLasts)
  const hidden = sql`array(${behindBlocks(player(args.viewerId))})`
  const closed = sql`array(${turnedDown(args)})`
  const gone = (condition: RawBuilder<unknown>) => sql`
        select f.tournament_id, f.tile from tournament_finds f
        where ${condition} and f.rate_to >= ${from} and f.rate_from <= ${to}`
  return sql<{ total: number }>`
    select (
      select coalesce(sum(t.found), 0) from ${inside}
      cross join lateral (
        -- Of a list from below this is how many are not above.
        select width_bucket(${to}, r.froms) - width_bucket(${from} - 1, r.tos) as found
        from tournament_tiles r where r.tile between w.first and w.last offset 0) t
    ) - (
      select count(*) from (
        -- Between two bounds PostgreSQL expects few, and reads them by their index.
        ${gone(sql`f.start_at between '-infinity' and ${now}`)}
        union
        ${gone(sql`f.organizer_id = any(${hidden})`)}
        union
        ${gone(sql`f.tournament_id = any(${closed})`)}
      ) g
      join ${inside} on g.tile between w.first and w.last
    ) + (
      select count(*) from ${runs(args.edgeFirsts, args.edgeLasts)}
      cross join lateral (
        select f.tournament_id, f.organizer_id, f.ux, f.uy, f.uz from tournament_finds f
        where f.tile between w.first and w.last and f.start_at > ${now} and f.rate_to >= ${from} and f.rate_from <= ${to}
        offset 0) m
      where m.ux * ${args.ux}::float8 + m.uy * ${args.uy}::float8 + m.uz * ${args.uz}::float8 >= ${args.cosine}::float8
        and m.organizer_id <> all(${hidden}) and m.tournament_id <> all(${closed})
    ) as total`
})
