import { type RawBuilder, sql } from 'kysely'
import { unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { belongs, type Filter, isAmong, leaderColumns, leaderTables, passes, type Standing } from './board-queries.ts'

// Where one player stands on a board with a filter, and how long it is.

interface Board extends Filter {
  sportId: string
  userId: string | null
}

/** The row of one player on a board, and of those who stand at the same point of rank whose names come before. */
const ownOf = (args: Board) => sql`
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
const standing = (args: Board, counted: RawBuilder<unknown>) => sql<Standing>`
    with ${ownOf(args)}, counted as (${counted})
    select c.total, ${leaderColumns(args.userId)}, p.mean, p.settled, p.numbered, p.played, p.wins, null::int as gained,
      1 + c.ahead + e.before as place
    from counted c cross join equals e
    left join own o on true
    left join player_sports p on p.user_id = o.user_id and p.sport_id = ${args.sportId}::uuid
    left join sports s on s.id = p.sport_id
    left join users u on u.id = o.user_id
    ${leaderTables}`

const isAhead = sql`(m.numbered, m.mean, -m.variance) > (o.numbered, o.mean, -o.variance)`

/** How many stand on the board of one sport, and the row of one of them; where that one does not, only how many. */
export const findStandingOf = query((_db, args: Board) =>
  standing(
    args,
    sql`
      select count(*) as total, count(*) filter (where ${isAhead}) as ahead
      from match_players m left join own o on true
      where m.sport_id = ${args.sportId}::uuid and ${belongs(args)}`,
  ),
)

/** The same of those in a circle: only its squares are read. */
export const findStandingNear = query((_db, args: Board & { cells: readonly number[] }) =>
  standing(
    args,
    sql`
      select count(*) as total, count(*) filter (where ${isAhead}) as ahead
      from unnest(${unseen(sql`${args.cells}::int[]`)}) as c (cell)
      cross join lateral (
        select r.numbered, r.mean, r.variance, r.gender_id, r.told_age, r.ux, r.uy, r.uz, r.state
        from match_players r where r.cell = c.cell and r.sport_id = ${args.sportId}::uuid offset 0
      ) m left join own o on true
      where ${passes(args)}`,
  ),
)

/** The same where nobody is left out for where they live: by steps of rank, and one by one within the own. */
export const findStandingAmong = query((_db, args: Board) =>
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
        and ${isAmong(args, sql`b.gender_id`, sql`b.told_age`)}`,
  ),
)
