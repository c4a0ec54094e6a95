import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** A ledger entry, as it is compared and written. */
export interface EntryRow {
  result_id: string
  user_id: string
  seq: number
  /** Milliseconds since 1970-01-01 UTC. */
  at: number
  side: number
  member: number
  unpaired: number[]
  mean_before: number
  variance_before: number
  day_before: number | null
  results_before: number
  settled_before: boolean
  mean_after: number
  variance_after: number
  /** The mean that was computed with; null, as the next two, where the engine before wrote the entry. */
  rated_before: number | null
  rated_after: number | null
  /** How much the result counted, by how often the two sides had met. */
  weight: number | null
}

/** `rows` is the JSON of a list of EntryRow. */
export const insertEntries = query(
  (_db, args: { sportId: string; generation: number; rows: string }) =>
    sql`insert into rank_entries (result_id, user_id, generation, sport_id, seq, effective_at, side, member, unpaired,
        mean_before, variance_before, day_before, results_before, settled_before, mean_after, variance_after,
        rated_before, rated_after, weight)
      select r.result_id, r.user_id, ${args.generation}::int, ${args.sportId}::uuid, r.seq,
        (select effective_at from results where id = r.result_id), r.side, r.member, r.unpaired,
        r.mean_before, r.variance_before, r.day_before, r.results_before, r.settled_before, r.mean_after, r.variance_after,
        r.rated_before, r.rated_after, r.weight
      from json_to_recordset(${args.rows}::json) as r (result_id uuid, user_id uuid, seq bigint, side int, member int,
        unpaired int[], mean_before float8, variance_before float8, day_before int, results_before int,
        settled_before boolean, mean_after float8, variance_after float8, rated_before float8, rated_after float8,
        weight float8)`,
)

/** The entries that count, from a place in the log to another one. */
export const listEntries = query(
  (_db, args: { sportId: string; fromSeq: number; toSeq: number }) =>
    sql<EntryRow>`
    select result_id, user_id, seq, (extract(epoch from effective_at) * 1000)::bigint as at, side, member, unpaired,
      mean_before, variance_before, day_before, results_before, settled_before, mean_after, variance_after,
      rated_before, rated_after, weight
    from rank_entries
    where sport_id = ${args.sportId}::uuid and seq between ${args.fromSeq}::bigint and ${args.toSeq}::bigint
      and superseded_in is null
    order by seq, side, member`,
)

export const supersedeEntries = query(
  (_db, args: { generation: number; resultIds: readonly string[]; userIds: readonly string[] }) =>
    sql`update rank_entries e set superseded_in = ${args.generation}
        from unnest(${args.resultIds}::uuid[], ${args.userIds}::uuid[]) as gone (result_id, user_id)
        where e.result_id = gone.result_id and e.user_id = gone.user_id and e.superseded_in is null`,
)

/** Of a result that no longer counts. */
export const supersedeResult = query(
  (_db, args: { resultId: string; generation: number }) =>
    sql`update rank_entries set superseded_in = ${args.generation}
      where result_id = ${args.resultId}::uuid and superseded_in is null`,
)

/** The players whose last ranked result it is stand where they stood before it. */
export const restoreStates = query(
  (_db, args: { resultId: string }) =>
    sql`update player_sports p
      set mean = case when e.results_before > 0 then e.mean_before end,
        rated_mean = case when e.results_before > 0 then e.rated_before end,
        variance = case when e.results_before > 0 then e.variance_before end,
        rated_day = e.day_before, results = e.results_before, settled = e.settled_before
      from rank_entries e
      where e.result_id = ${args.resultId}::uuid and e.superseded_in is null
        and p.user_id = e.user_id and p.sport_id = e.sport_id
        and not exists (select from rank_entries later
          where later.user_id = e.user_id and later.sport_id = e.sport_id and later.superseded_in is null
            and later.seq > e.seq)`,
)

/** Entries `a` and `b` of two who are held against each other by one result that counts. */
const met = sql`a.superseded_in is null and b.superseded_in is null and a.side <> b.side
  and coalesce(r.positions[a.side + 1], r.positions[b.side + 1]) is not null`

/** The settled opponents of players, once each; a player without one is left out. */
export const listSettledOpponents = query(
  (_db, args: { sportId: string; userIds: readonly string[] }) =>
    sql<{ user_id: string; opponent_ids: string[] }>`
    select a.user_id, array_agg(distinct b.user_id::text) as opponent_ids
    from rank_entries a
    join rank_entries b on b.result_id = a.result_id
    join results r on r.id = a.result_id
    join player_sports p on p.user_id = b.user_id and p.sport_id = a.sport_id and p.settled
    where a.user_id = any(${args.userIds}::uuid[]) and a.sport_id = ${args.sportId}::uuid and ${met}
    group by a.user_id`,
)

/** `rows` is the JSON of a list of players, each with how many of their settled opponents count. */
export const writeSettledOpponents = query(
  (_db, args: { sportId: string; rows: string }) =>
    sql`update player_sports p set settled_opponents = r.opponents
      from json_to_recordset(${args.rows}::json) as r (user_id uuid, opponents int)
      where p.sport_id = ${args.sportId}::uuid and p.user_id = r.user_id`,
)

/** Rows whose `listed` is not what the player's account says. */
export const listUnlisted = query(
  (_db, args: { sportId: string }) =>
    sql<{ user_id: string; listed: boolean }>`
    select user_id, listed from player_sports
    where sport_id = ${args.sportId}::uuid and listed <> is_listed(user_id, active) order by user_id`,
)

export const repairListed = query(
  (_db, args: { sportId: string; userIds: readonly string[] }) =>
    sql`update player_sports set listed = is_listed(user_id, active)
      where user_id = any(${args.userIds}::uuid[]) and sport_id = ${args.sportId}::uuid
        and listed <> is_listed(user_id, active)`,
)

export interface BucketRow {
  rank: number
  stored_numbered: number
  stored_provisional: number
  numbered: number
  provisional: number
}

/** The points of rank at which the histogram does not count the players who stand there. */
export const listWrongBuckets = query(
  (_db, args: { sportId: string }) =>
    sql<BucketRow>`
    select rank, coalesce(h.numbered, 0) as stored_numbered, coalesce(h.provisional, 0) as stored_provisional,
      coalesce(c.numbered, 0)::int as numbered, coalesce(c.provisional, 0)::int as provisional
    from (select rank, numbered, provisional from rank_histograms where sport_id = ${args.sportId}::uuid) h
    full join (
      select floor(mean)::int as rank, count(*) filter (where numbered) as numbered,
        count(*) filter (where not numbered) as provisional
      from player_sports where sport_id = ${args.sportId}::uuid and listed and mean is not null group by 1
    ) c using (rank)
    where (coalesce(h.numbered, 0), coalesce(h.provisional, 0)) <> (coalesce(c.numbered, 0), coalesce(c.provisional, 0))
    order by rank`,
)

/** `rows` is the JSON of a list of BucketRow. */
export const writeBuckets = query(
  (_db, args: { sportId: string; rows: string }) =>
    sql`insert into rank_histograms as h (sport_id, rank, numbered, provisional)
      select ${args.sportId}::uuid, r.rank, r.numbered, r.provisional
      from json_to_recordset(${args.rows}::json) as r (rank int, numbered int, provisional int)
      on conflict (sport_id, rank) do update set numbered = excluded.numbered, provisional = excluded.provisional`,
)
