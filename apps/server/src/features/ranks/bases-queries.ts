import { type RawBuilder, sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

// Each player's rank when a period began (rank_bases), and the boards of a period, which follow from it.

/** Up to which player the history of before a version is counted; no row once everybody's is. */
const cursorIn = (table: string) => ({
  /** A node that finds the row taken leaves it to the other. */
  take: query(() => sql<{ after: string }>`select after from ${sql.table(table)} for update skip locked`),
  move: query((_db, args: { after: string }) => sql`update ${sql.table(table)} set after = ${args.after}::uuid`),
  end: query(() => sql`delete from ${sql.table(table)}`),
})
export const gainsToCount = cursorIn('gains_to_count')
export const formsToCount = cursorIn('forms_to_count')

export const isUncounted = query(
  () => sql<{ uncounted: boolean }>`select exists (select from gains_to_count) as uncounted`,
)

/** The sports of the players that come next, some `limit` rows of them. */
export const listNextPlayers = query(
  (_db, args: { after: string; limit: number }) =>
    sql<{ user_id: string; sport_id: string }>`
    select user_id, sport_id from player_sports
    where user_id > ${args.after}::uuid and user_id <= (
      select user_id from (
        select user_id from player_sports where user_id > ${args.after}::uuid order by user_id limit ${args.limit}::int
      ) next order by user_id desc limit 1)
    order by user_id, sport_id`,
)

export const lockSports = query(
  (_db, args: { sportIds: readonly string[] }) =>
    sql<{ id: string }>`select id from sports where id = any(${args.sportIds}::uuid[]) order by id for no key update`,
)

/** Call it under the locks of the sports. */
export const keepBases = query(
  (_db, args: { now: Date; userIds: readonly string[]; sportIds: readonly string[] }) =>
    sql<{
      keep_rank_bases: string
    }>`select keep_rank_bases(${args.now}::timestamptz, ${args.userIds}::uuid[], ${args.sportIds}::uuid[])`,
)

/** Players of a sport whose first match of a period is older than the period, once for each such period. */
const due = (now: Date, sport: RawBuilder<unknown>) => sql`
      select user_id from rank_bases
      where sport_id = ${sport} and week_at <= ${now}::timestamptz - interval '168 hours'
      union all select user_id from rank_bases
      where sport_id = ${sport} and month_at <= ${now}::timestamptz - interval '720 hours'
      union all select user_id from rank_bases
      where sport_id = ${sport} and year_at <= ${now}::timestamptz - interval '8760 hours'`

/** Sports with such players. */
export const listDueSports = query(
  (_db, args: { now: Date }) =>
    sql<{ sport_id: string }>`
    select s.id as sport_id from sports s where exists (${due(args.now, sql`s.id`)}) order by 1`,
)

export const listDuePlayers = query(
  (_db, args: { now: Date; sportId: string; limit: number }) =>
    sql<{ user_id: string }>`
    select distinct user_id from (${due(args.now, sql`${args.sportId}::uuid`)}) due limit ${args.limit}::int`,
)

/**
 * Those of some players whose stored bases are not what the ledger says. One that has grown older than its period is
 * not wrong: the job is about to move it on. While history is still to be counted, none is.
 */
export const listWrongBases = query(
  (_db, args: { sportId: string; now: Date; userIds: readonly string[] }) =>
    sql<{ user_id: string }>`
    with clock as (
      select greatest(${args.now}::timestamptz,
        (select effective_at from results where sport_id = ${args.sportId}::uuid order by seq desc limit 1)) as moment
    ), derived as (
      select r.user_id, r.week_at, r.week_mean, r.month_at, r.month_mean, r.year_at, r.year_mean
      from clock, rank_bases_at(clock.moment, ${args.userIds}::uuid[],
        array_fill(${args.sportId}::uuid, array[cardinality(${args.userIds}::uuid[])])) r
    ), stored as (
      select user_id, week_at, week_mean, month_at, month_mean, year_at, year_mean, highest_mean
      from rank_bases where user_id = any(${args.userIds}::uuid[]) and sport_id = ${args.sportId}::uuid
    ), highest as (
      select h.user_id, h.mean
      from clock, highest_since(clock.moment - interval '4320 hours', ${args.userIds}::uuid[],
        array_fill(${args.sportId}::uuid, array[cardinality(${args.userIds}::uuid[])])) h
    )
    select user_id
    from clock cross join (stored s full join derived d using (user_id)) left join highest h using (user_id)
    where not exists (select from gains_to_count) and (
      coalesce(s.week_at > moment - interval '168 hours', true)
        and (s.week_at, s.week_mean) is distinct from (d.week_at, d.week_mean)
      or coalesce(s.month_at > moment - interval '720 hours', true)
        and (s.month_at, s.month_mean) is distinct from (d.month_at, d.month_mean)
      or coalesce(s.year_at > moment - interval '8760 hours', true)
        and (s.year_at, s.year_mean) is distinct from (d.year_at, d.year_mean)
      or s.highest_mean < h.mean)
    order by user_id`,
)

/** Those of some players whose stored form is not what the ledger says. One without is told from the ledger anyway. */
export const listWrongForms = query(
  (_db, args: { sportId: string; userIds: readonly string[] }) =>
    sql<{ user_id: string }>`
    select s.user_id
    from forms_of(${args.userIds}::uuid[],
      array_fill(${args.sportId}::uuid, array[cardinality(${args.userIds}::uuid[])])) d
    join rank_forms s on s.user_id = d.user_id and s.sport_id = d.sport_id
    where s.form <> d.form order by 1`,
)

/** Those of some players whose row of the boards tells another gain, highest rank or form than it has to. */
export const listWrongGains = query(
  (_db, args: { sportId: string; userIds: readonly string[] }) =>
    sql<{ user_id: string }>`
    select m.user_id
    from match_players m join match_player_rows r on r.user_id = m.user_id and r.sport_id = m.sport_id
    where m.user_id = any(${args.userIds}::uuid[]) and m.sport_id = ${args.sportId}::uuid
      and ((m.gained_week, m.gained_month, m.gained_year, m.highest)
          is distinct from (r.gained_week, r.gained_month, r.gained_year, r.highest)
        or m.form <> coalesce(r.form, ''))
    order by 1`,
)

export const rewriteGains = query(
  (_db, args: { sportId: string; userIds: readonly string[] }) =>
    sql<{
      keep_match_player: string
    }>`select keep_match_player(id, ${args.sportId}::uuid) from unnest(${args.userIds}::uuid[]) as id`,
)

/** The periods, in days, of which a board is longer or shorter than was counted. */
export const listWrongGainCounts = query(
  (_db, args: { sportId: string }) =>
    sql<{ days: number }>`
    select distinct days
    from (select days, gender_id, told_age, numbered, step, players from gain_counts
      where sport_id = ${args.sportId}::uuid) s
    full join (select days, gender_id, told_age, numbered, step, players from gain_count_rows
      where sport_id = ${args.sportId}::uuid) d using (days, gender_id, told_age, numbered, step)
    where coalesce(s.players, 0) <> coalesce(d.players, 0)
    order by 1`,
)

export const forgetGainCounts = query(
  (_db, args: { sportId: string }) => sql`delete from gain_counts where sport_id = ${args.sportId}::uuid`,
)
export const recountGains = query(
  (_db, args: { sportId: string }) =>
    sql`insert into gain_counts (days, sport_id, gender_id, told_age, numbered, step, players)
      select days, sport_id, gender_id, told_age, numbered, step, players from gain_count_rows
      where sport_id = ${args.sportId}::uuid`,
)

/** The periods, in days, of which the totals are not what was counted; 0 is all time. */
export const listWrongTotals = query(
  (_db, args: { sportId: string }) =>
    sql<{ days: number }>`
    select distinct days
    from (select days, gender_id, numbered, step, sum(players) as players from board_totals
      where sport_id = ${args.sportId}::uuid group by 1, 2, 3, 4) s
    full join (select days, gender_id, numbered, step, players from board_total_rows
      where sport_id = ${args.sportId}::uuid) d using (days, gender_id, numbered, step)
    where coalesce(s.players, 0) <> coalesce(d.players, 0)
    order by 1`,
)

/**
 * Whoever writes totals anew, instead of adding a change, holds this until the commit, and takes it before, as a
 * statement of its own: a statement that waits within itself goes on with what stood when it began.
 */
export const holdTotals = query(
  () => sql<{ held: number }>`select 1 as held from pg_advisory_xact_lock('board_totals'::regclass::oid::bigint)`,
)

/** In one statement: a change that another transaction adds meanwhile is in neither part of it, and stays. */
export const recountTotals = query(
  (_db, args: { sportId: string }) =>
    sql`with gone as (delete from board_totals where sport_id = ${args.sportId}::uuid)
      insert into board_totals (sport_id, days, gender_id, numbered, step, players)
      select sport_id, days, gender_id, numbered, step, players from board_total_rows
      where sport_id = ${args.sportId}::uuid`,
)

/** Makes the rows of some steps that have changed one row each; answers how many rows those were. */
export const gatherTotals = query(
  (_db, args: { limit: number }) =>
    sql<{ rows: number }>`
    with gone as (
      delete from board_totals b using (
        select distinct sport_id, days, gender_id, numbered, step from (
          select sport_id, days, gender_id, numbered, step from board_totals where change limit ${args.limit}::int) due
      ) c
      where b.sport_id = c.sport_id and b.days = c.days and b.gender_id = c.gender_id and b.numbered = c.numbered
        and b.step = c.step
      returning b.sport_id, b.days, b.gender_id, b.numbered, b.step, b.players
    ), gathered as (
      insert into board_totals (sport_id, days, gender_id, numbered, step, players)
      select sport_id, days, gender_id, numbered, step, sum(players) from gone
      group by 1, 2, 3, 4, 5 having sum(players) <> 0
    )
    select count(*) as rows from gone`,
)

/** One row where the wins of a sport are not as many as was counted. */
export const listWrongWins = query(
  (_db, args: { sportId: string }) =>
    sql<{ stored: number; derived: number }>`
    select stored, derived from (
      select coalesce((select wins from win_counts where sport_id = ${args.sportId}::uuid), 0) as stored,
        coalesce((select wins from win_count_rows where sport_id = ${args.sportId}::uuid), 0) as derived
    ) counted where stored <> derived`,
)

export const writeWins = query(
  (_db, args: { sportId: string; wins: number }) =>
    sql`insert into win_counts (sport_id, wins) values (${args.sportId}::uuid, ${args.wins})
      on conflict (sport_id) do update set wins = excluded.wins`,
)
