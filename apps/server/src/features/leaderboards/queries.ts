import { type RawBuilder, sql } from 'kysely'
import { unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import {
  belongs,
  type Filter,
  type LeaderRow,
  leaderColumns,
  leaderTables,
  type Standing,
  userColumns,
} from './board-queries.ts'

interface Top {
  viewerId: string | null
  /** Null is every sport. */
  sportId: string | null
  limit: number
  offset: number
}

const rowsOf = ({ limit, offset }: Top) => unseen(sql`${limit}::int + ${offset}::int`)

const isOf = ({ sportId }: Top, sport: RawBuilder<unknown>) => {
  const wanted = unseen(sql`${sportId}::uuid`)
  return sql`(${wanted} is null or ${sport} = ${wanted})`
}

/**
 * The first of each sport by rank. The inner query is the index's own order, ties included, since the index knows no
 * names: with the names in it, the whole sport would be read.
 */
export const listTop = query(
  (_db, args: Top) =>
    sql<LeaderRow>`
    select ${leaderColumns(args.viewerId)}, u.mean, u.settled, u.numbered, u.played, u.wins, null::int as gained, u.place
    from sports s
    cross join lateral (
      select ${userColumns}, t.mean, t.settled, t.numbered, t.played, t.wins,
        row_number() over (order by t.numbered desc, t.mean desc, t.variance, u.name_key, u.id) as place
      from (
        select p.user_id, p.mean, p.variance, p.settled, p.numbered, p.played, p.wins
        from player_sports p
        where p.sport_id = s.id and p.listed and p.mean is not null
        order by p.numbered desc, p.mean desc, p.variance
        fetch first ${rowsOf(args)} rows with ties
      ) t join users u on u.id = t.user_id
      order by place
      limit ${unseen(sql`${args.limit}::int`)} offset ${unseen(sql`${args.offset}::int`)}
    ) u
    ${leaderTables}
    where ${isOf(args, sql`s.id`)}
    order by lower(s.name) collate "C", s.id, u.place`,
)

/** The same of those whom the filter leaves: each sport is read from the top until it has given as many. */
export const listTopOf = query(
  (_db, args: Top & Filter) =>
    sql<LeaderRow>`
    select ${leaderColumns(args.viewerId)}, p.mean, p.settled, p.numbered, p.played, p.wins, null::int as gained, u.place
    from sports s
    cross join lateral (
      select ${userColumns},
        row_number() over (order by t.numbered desc, t.mean desc, t.variance, u.name_key, u.id) as place
      from (
        select m.user_id, m.mean, m.variance, m.numbered
        from match_players m
        where m.sport_id = s.id and ${belongs(args)}
        order by m.numbered desc, m.mean desc, m.variance
        fetch first ${rowsOf(args)} rows with ties
      ) t join users u on u.id = t.user_id
      order by place
      limit ${unseen(sql`${args.limit}::int`)} offset ${unseen(sql`${args.offset}::int`)}
    ) u
    join player_sports p on p.user_id = u.id and p.sport_id = s.id
    ${leaderTables}
    where ${isOf(args, sql`s.id`)}
    order by lower(s.name) collate "C", s.id, u.place`,
)

/** The boards of a period: by the shown rank gained since then, of those who played a ranked match in it. */
export const listGains = query(
  (_db, args: Top & Filter & { since: Date; ownToo: boolean }) =>
    sql<LeaderRow & { total: number }>`
    with first as (
      select distinct on (sport_id, user_id) sport_id, user_id, mean_before
      from rank_entries
      where effective_at > ${unseen(sql`${args.since}::timestamptz`)} and superseded_in is null
        and ${isOf(args, sql`sport_id`)}
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
    select ${leaderColumns(args.viewerId)}, b.mean, b.settled, b.numbered, b.played, b.wins, b.gained, b.place, b.total
    from board b join sports s on s.id = b.sport_id join users u on u.id = b.user_id
    ${leaderTables}
    where b.place > ${unseen(sql`${args.offset}::int`)} and b.place <= ${rowsOf(args)}
      or ${unseen(sql`${args.ownToo}::boolean`)} and b.user_id = ${unseen(sql`${args.viewerId}::uuid`)}
    order by lower(s.name) collate "C", s.id, b.place`,
)

/**
 * How long the whole board of a sport is, and the row of one player on it; where that one does not stand there, only
 * how long. Those ahead are counted by the point of rank, and one by one within it.
 */
export const findStanding = query(
  (_db, args: { sportId: string; userId: string | null }) =>
    sql<Standing>`
    with own as (
      select p.user_id, p.sport_id, p.mean, p.variance, p.settled, p.numbered, p.played, p.wins
      from player_sports p
      where p.sport_id = ${args.sportId}::uuid and p.user_id = ${args.userId}::uuid and p.listed and p.mean is not null
    ), counted as (
      select coalesce(sum(h.numbered + h.provisional), 0)::int as total,
        coalesce(sum(h.numbered) filter (where h.rank > floor(o.mean)), 0)::int as ahead
      from rank_histograms h left join own o on true where h.sport_id = ${args.sportId}::uuid
    ), same_point as (
      select count(*) as ahead
      from own o join player_sports q on q.sport_id = o.sport_id and q.listed and q.numbered
        and q.mean >= o.mean and q.mean < floor(o.mean) + 1 and (q.mean, -q.variance) > (o.mean, -o.variance)
    ), equals as (
      select count(*) as ahead
      from own o join users v on v.id = o.user_id
      join player_sports q on q.sport_id = o.sport_id and q.listed and q.numbered
        and q.mean = o.mean and q.variance = o.variance
      join users u on u.id = q.user_id and (u.name_key, u.id) < (v.name_key, v.id)
    )
    select c.total, ${leaderColumns(args.userId)}, o.mean, o.settled, o.numbered, o.played, o.wins, null::int as gained,
      1 + c.ahead + n.ahead + e.ahead as place
    from counted c cross join same_point n cross join equals e
    left join own o on true
    left join sports s on s.id = o.sport_id
    left join users u on u.id = o.user_id
    ${leaderTables}`,
)
