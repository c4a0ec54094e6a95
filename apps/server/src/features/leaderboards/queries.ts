import { type RawBuilder, sql } from 'kysely'
import { unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { blockersOf, player } from '../people/relation-queries.ts'
import {
  belongs,
  byTime,
  type Filter,
  homeTable,
  inTowns,
  isAmong,
  isShown,
  isThere,
  type LeaderRow,
  leaderColumns,
  leaderTables,
  type Score,
  type Standing,
  userColumns,
} from './board-queries.ts'

export interface Top {
  viewerId: string | null
  /** Null is every sport. */
  sportId: string | null
  limit: number
  offset: number
  /** Whether the rows tell week and form. */
  formed: boolean
}

export const isFormed = ({ formed }: Top) => unseen(sql`${formed}::boolean`)

export const rowsOf = ({ limit, offset }: Top) => unseen(sql`${limit}::int + ${offset}::int`)

export const isOf = ({ sportId }: Top, sport: RawBuilder<unknown>) => {
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
    select ${leaderColumns(args.viewerId, isFormed(args))}, u.mean, u.settled, u.numbered, u.played, u.wins,
      null::int as gained, u.place
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
    ${leaderTables(isFormed(args))} ${homeTable}
    where ${isOf(args, sql`s.id`)}
    order by lower(s.name) collate "C", s.id, u.place`,
)

/**
 * The best of each sport s by a score, of rows m like those of match_players: `found` says from where and which. Where
 * each lives is told by that row, and not looked up.
 */
const topOf = (args: Top, score: Score, found: RawBuilder<unknown>) => sql<LeaderRow>`
    select ${leaderColumns(args.viewerId, isFormed(args))}, p.mean, p.settled, p.numbered, p.played, p.wins,
      ${score.gained(sql`u.score`)} as gained, u.place
    from sports s
    cross join lateral (
      select ${userColumns}, t.score, t.ux, t.uy, t.uz,
        row_number() over (order by t.numbered desc, t.score desc, t.variance, u.name_key, u.id) as place
      from (
        select m.user_id, m.${score.column} as score, m.variance, m.numbered, m.ux, m.uy, m.uz
        ${found}
        order by m.numbered desc, score desc, m.variance
        fetch first ${rowsOf(args)} rows with ties
      ) t join users u on u.id = t.user_id
      order by place
      limit ${unseen(sql`${args.limit}::int`)} offset ${unseen(sql`${args.offset}::int`)}
    ) u
    join player_sports p on p.user_id = u.id and p.sport_id = s.id
    ${leaderTables(isFormed(args))}
    cross join lateral (select asind(u.uz) as lat, atan2d(u.uy, u.ux) as lon) h
    where ${isOf(args, sql`s.id`)}
    order by lower(s.name) collate "C", s.id, u.place`

/** The same by any score. */
export const topBy = <Asked extends Top>(found: (args: Asked, score: Score) => RawBuilder<unknown>) =>
  byTime(score => query((_db, args: Asked) => topOf(args, score, found(args, score))))

/** Of those whom the filter leaves: each sport is read from the top until it has given as many. */
export const listTopOf = topBy(
  (args: Top & Filter, score) => sql`
        from match_players m
        where m.sport_id = s.id and ${belongs(args, score)}`,
)

/** The same of one city, however few live there: only its players are read. */
export const listTopIn = topBy(
  (args: Top & Filter, score) => sql`
        from ${inTowns(args, sql`s.id`)}
        where m.${score.column} is not null and ${isAmong(args, sql`m.gender_id`, sql`m.told_age`)} and ${isShown(args)}`,
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
    select c.total, ${leaderColumns(args.userId, isThere)}, o.mean, o.settled, o.numbered, o.played, o.wins,
      null::int as gained,
      1 + c.ahead + n.ahead + e.ahead as place
    from counted c cross join same_point n cross join equals e
    left join own o on true
    left join sports s on s.id = o.sport_id
    left join users u on u.id = o.user_id
    ${leaderTables(isThere)} ${homeTable}`,
)

export const listBlockers = query((_db, args: { userId: string }) => blockersOf(player(args.userId)))
