import type { Pair } from '@gauntlet/rules/ranks/pairs'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const findPair = query(
  (_db, args: { sportId: string; one: string; two: string }) =>
    sql<Pair>`
    select one, two, n, day from rank_pairs
    where sport_id = ${args.sportId}::uuid and one = ${args.one} and two = ${args.two}`,
)

/** Those that come after a pair in their order. */
export const listPairs = query(
  (_db, args: { sportId: string; one: string; two: string; limit: number }) =>
    sql<Pair>`
    select one, two, n, day from rank_pairs
    where sport_id = ${args.sportId}::uuid and (one, two) > (${args.one}::text, ${args.two}::text)
    order by one, two limit ${args.limit}::int`,
)

/** The ranked results of two sides that count, of a player; the sides are to be compared. */
export const listMeetings = query(
  (_db, args: { sportId: string; userId: string }) =>
    sql<{ effective_at: Date; sides: string[][] }>`
    select r.effective_at, r.sides from rank_entries e join results r on r.id = e.result_id
    where e.user_id = ${args.userId}::uuid and e.sport_id = ${args.sportId}::uuid and e.superseded_in is null
      and cardinality(r.positions) = 2
    order by e.seq`,
)

/** `rows` is the JSON of a list of pairs. */
export const writePairs = query(
  (_db, args: { sportId: string; rows: string }) =>
    sql`insert into rank_pairs (sport_id, one, two, n, day)
      select ${args.sportId}::uuid, r.one, r.two, r.n, r.day
      from json_to_recordset(${args.rows}::json) as r (one text, two text, n float8, day int)
      on conflict (sport_id, one, two) do update set n = excluded.n, day = excluded.day`,
)

export const forgetPairs = query(
  (_db, args: { sportId: string; ones: readonly string[]; twos: readonly string[] }) =>
    sql`delete from rank_pairs p using unnest(${args.ones}::text[], ${args.twos}::text[]) as gone (one, two)
      where p.sport_id = ${args.sportId}::uuid and p.one = gone.one and p.two = gone.two`,
)
