import { type RawBuilder, sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'

export interface LeaderRow {
  sport_id: string
  sport_name: string
  user_id: string
  mean: number
  settled: boolean
  numbered: boolean
  played: number
  wins: number
  gained: number | null
  place: number
}

/** Null is no filter. */
export interface Filter {
  genders: readonly string[] | null
  lower: number | null
  upper: number | null
  /** Within a distance: the unit vector of its centre, and the least dot product with it. */
  ux: number | null
  uy: number | null
  uz: number | null
  cosine: number | null
  /** The same city, or with '' for it the same state. */
  city: string | null
  state: string | null
}

/** Of match_players m: who belongs on a leaderboard, whatever their city. All of it stands in one index. */
const passes = (args: Filter) => sql`m.mean is not null
  and (${args.genders}::uuid[] is null or m.gender_id = any(${args.genders}::uuid[]))
  and (${args.lower}::int is null or m.told_age between ${args.lower}::int and ${args.upper}::int)
  and (${args.cosine}::float8 is null
    or m.ux * ${args.ux}::float8 + m.uy * ${args.uy}::float8 + m.uz * ${args.uz}::float8 >= ${args.cosine}::float8)
  and (${args.state}::text is null or m.state = ${args.state}::text)`

const belongs = (args: Filter) => sql`${passes(args)}
  and (coalesce(${args.city}::text, '') = '' or m.town_id = any(array(
    select t.id from towns t where t.city = ${args.city}::text and t.state = ${args.state}::text)))`

interface Top {
  /** Null is every sport. */
  sportId: string | null
  limit: number
  offset: number
}

/**
 * The first of each sport by rank. The inner query is the index's own order, ties included, since the index knows no
 * names: with the names in it, the whole sport would be read.
 */
export const listTop = query(
  (_db, args: Top) =>
    sql<LeaderRow>`
    select s.id as sport_id, s.name as sport_name, l.user_id, l.mean, l.settled, l.numbered, l.played, l.wins,
      null::int as gained, l.place
    from sports s
    cross join lateral (
      select t.user_id, t.mean, t.settled, t.numbered, t.played, t.wins,
        row_number() over (order by t.numbered desc, t.mean desc, t.variance, u.name_key, u.id) as place
      from (
        select p.user_id, p.mean, p.variance, p.settled, p.numbered, p.played, p.wins
        from player_sports p
        where p.sport_id = s.id and p.listed and p.mean is not null
        order by p.numbered desc, p.mean desc, p.variance
        fetch first (${args.limit}::int + ${args.offset}::int) rows with ties
      ) t join users u on u.id = t.user_id
      order by place
      limit ${args.limit}::int offset ${args.offset}::int
    ) l
    where ${args.sportId}::uuid is null or s.id = ${args.sportId}::uuid
    order by lower(s.name) collate "C", s.id, l.place`,
)

/** The same of those whom the filter leaves: each sport is read from the top until it has given as many. */
export const listTopOf = query(
  (_db, args: Top & Filter) =>
    sql<LeaderRow>`
    select s.id as sport_id, s.name as sport_name, l.user_id, p.mean, p.settled, p.numbered, p.played, p.wins,
      null::int as gained, l.place
    from sports s
    cross join lateral (
      select t.user_id,
        row_number() over (order by t.numbered desc, t.mean desc, t.variance, u.name_key, u.id) as place
      from (
        select m.user_id, m.mean, m.variance, m.numbered
        from match_players m
        where m.sport_id = s.id and ${belongs(args)}
        order by m.numbered desc, m.mean desc, m.variance
        fetch first (${args.limit}::int + ${args.offset}::int) rows with ties
      ) t join users u on u.id = t.user_id
      order by place
      limit ${args.limit}::int offset ${args.offset}::int
    ) l
    join player_sports p on p.user_id = l.user_id and p.sport_id = s.id
    where ${args.sportId}::uuid is null or s.id = ${args.sportId}::uuid
    order by lower(s.name) collate "C", s.id, l.place`,
)

interface Board extends Filter {
  sportId: string | null
  limit: number
  offset: number
  /** Answered too, wherever it stands. */
  viewerId: string | null
}

interface Standing extends Filter {
  sportId: string
  userId: string | null
}

/** The row of one player on a board, and of those who stand at the same point of rank whose names come before. */
const ownOf = (args: Standing) => sql`
    own as (
      select m.user_id, m.numbered, m.mean, m.variance from match_players m
      where m.user_id = ${args.userId}::uuid and m.sport_id = ${args.sportId}::uuid and ${belongs(args)}
    ), equals as (
      select count(*) as before
      from own o join users v on v.id = o.user_id
      join match_players m on m.sport_id = ${args.sportId}::uuid and ${belongs(args)}
        and m.numbered = o.numbered and m.mean = o.mean and m.variance = o.variance
      join users u on u.id = m.user_id and (u.name_key, u.id) < (v.name_key, v.id)
    )`

/** `counted` is how many stand on the board, and how many of them ahead of `own`. */
const standing = (args: Standing, counted: RawBuilder<unknown>) => sql<
  { total: number } & (LeaderRow | Record<keyof LeaderRow, null>)
>`
    with ${ownOf(args)}, counted as (${counted})
    select c.total, s.id as sport_id, s.name as sport_name, p.user_id, p.mean, p.settled, p.numbered, p.played, p.wins,
      null::int as gained, 1 + c.ahead + e.before as place
    from counted c cross join equals e
    left join own o on true
    left join player_sports p on p.user_id = o.user_id and p.sport_id = ${args.sportId}::uuid
    left join sports s on s.id = p.sport_id`

const isAhead = sql`(m.numbered, m.mean, -m.variance) > (o.numbered, o.mean, -o.variance)`

/** How many stand on the board of one sport, and the row of one of them; where that one does not, only how many. */
export const findStandingOf = query((_db, args: Standing) =>
  standing(
    args,
    sql`
      select count(*) as total, count(*) filter (where ${isAhead}) as ahead
      from match_players m left join own o on true
      where m.sport_id = ${args.sportId}::uuid and ${belongs(args)}`,
  ),
)

/** The same of those in a circle: only its squares are read. */
export const findStandingNear = query((_db, args: Standing & { cells: readonly number[] }) =>
  standing(
    args,
    sql`
      select count(*) as total, count(*) filter (where ${isAhead}) as ahead
      from unnest(${args.cells}::int[]) as c (cell)
      cross join lateral (
        select r.numbered, r.mean, r.variance, r.gender_id, r.told_age, r.ux, r.uy, r.uz, r.state
        from match_players r where r.cell = c.cell and r.sport_id = ${args.sportId}::uuid offset 0
      ) m left join own o on true
      where ${passes(args)}`,
  ),
)

/** The same where nobody is left out for where they live: by steps of rank, and one by one within the own. */
export const findStandingAmong = query((_db, args: Standing) =>
  standing(
    args,
    sql`
      select coalesce(sum(b.players), 0)::int as total,
        coalesce(sum(b.players) filter (where (b.numbered, b.step) > (o.numbered, board_step(o.mean))), 0)::int + (
          select count(*) from own o
          join match_players m on m.sport_id = ${args.sportId}::uuid and m.numbered = o.numbered
            and m.mean >= board_step(o.mean) * 25 and m.mean < (board_step(o.mean) + 1) * 25
            and ${isAhead} and ${belongs(args)}) as ahead
      from board_counts b left join own o on true
      where b.sport_id = ${args.sportId}::uuid
        and (${args.genders}::uuid[] is null or b.gender_id = any(${args.genders}::uuid[]))
        and (${args.lower}::int is null or b.told_age between ${args.lower}::int and ${args.upper}::int)`,
  ),
)

/** The boards of a period: by the shown rank gained since then, of those who played a ranked match in it. */
export const listGains = query(
  (_db, args: Board & { since: Date }) =>
    sql<LeaderRow & { total: number }>`
    with first as (
      select distinct on (sport_id, user_id) sport_id, user_id, mean_before
      from rank_entries
      where effective_at > ${args.since} and superseded_in is null
        and (${args.sportId}::uuid is null or sport_id = ${args.sportId}::uuid)
      order by sport_id, user_id, seq
    ), gains as (
      select p.sport_id, p.user_id, p.mean, p.variance, p.settled, p.numbered, p.played, p.wins, u.name_key,
        (greatest(0, floor(p.mean + 0.5)) - greatest(0, floor(f.mean_before + 0.5)))::int as gained
      from first f
      join match_players m on m.user_id = f.user_id and m.sport_id = f.sport_id and ${belongs(args)}
      join player_sports p on p.user_id = f.user_id and p.sport_id = f.sport_id
      join users u on u.id = p.user_id
    ), board as (
      select g.sport_id, g.user_id, g.mean, g.settled, g.numbered, g.played, g.wins, g.gained,
        count(*) over (partition by g.sport_id) as total,
        row_number() over (
          partition by g.sport_id order by g.numbered desc, g.gained desc, g.variance, g.name_key, g.user_id) as place
      from gains g
    )
    select s.id as sport_id, s.name as sport_name, b.user_id, b.mean, b.settled, b.numbered, b.played, b.wins,
      b.gained, b.place, b.total
    from board b join sports s on s.id = b.sport_id
    where b.place > ${args.offset}::int and b.place <= ${args.offset}::int + ${args.limit}::int
      or b.user_id = ${args.viewerId}::uuid
    order by lower(s.name) collate "C", s.id, b.place`,
)

/** How many stand on the whole board of a sport. */
export const countBoard = query(
  (_db, args: { sportId: string }) =>
    sql<{ total: number }>`
    select coalesce(sum(numbered + provisional), 0)::int as total
    from rank_histograms where sport_id = ${args.sportId}::uuid`,
)

/** A player's row of the whole board: those ahead are counted by the point of rank, and one by one within it. */
export const findStanding = query(
  (_db, args: { sportId: string; userId: string }) =>
    sql<LeaderRow>`
    select s.id as sport_id, s.name as sport_name, p.user_id, p.mean, p.settled, p.numbered, p.played, p.wins,
      null::int as gained,
      1 + (select coalesce(sum(h.numbered), 0) from rank_histograms h
        where h.sport_id = p.sport_id and h.rank > floor(p.mean))
      + (select count(*) from player_sports q join users v on v.id = q.user_id
        where q.sport_id = p.sport_id and q.listed and q.numbered
          and q.mean >= p.mean and q.mean < floor(p.mean) + 1
          and (-q.mean, q.variance, v.name_key, v.id) < (-p.mean, p.variance, u.name_key, u.id)) as place
    from player_sports p join users u on u.id = p.user_id join sports s on s.id = p.sport_id
    where p.sport_id = ${args.sportId}::uuid and p.user_id = ${args.userId}::uuid and p.listed and p.mean is not null`,
)

export const listPlaces = query(
  (_db, args: { userIds: readonly string[] }) =>
    sql<{ user_id: string; lat: number; lon: number }>`
    select user_id, lat, lon from player_places where user_id = ${oneOf(args.userIds)}`,
)
