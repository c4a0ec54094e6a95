import { type RawBuilder, sql } from 'kysely'
import { unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import {
  belongs,
  byTime,
  type Filter,
  homeTable,
  inTowns,
  isAmong,
  isOfGenders,
  isShown,
  isThere,
  leaderColumns,
  leaderTables,
  type Score,
  type Standing,
} from './board-queries.ts'

// Where one player stands on a board with a filter, and how long it is.

export interface Board extends Filter {
  sportId: string
  userId: string | null
}

/** The row of one player on a board, and of those who stand at the same score whose names come before. */
const ownOf = (args: Board, score: Score) => sql`
    own as (
      select m.user_id, m.numbered, m.${score.column} as score, m.variance from match_players m
      where m.user_id = ${args.userId}::uuid and m.sport_id = ${args.sportId}::uuid and ${belongs(args, score)}
    ), equals as (
      select count(*) as before
      from own o join users v on v.id = o.user_id
      join match_players m on m.sport_id = ${args.sportId}::uuid and ${belongs(args, score)}
        and m.numbered = o.numbered and m.${score.column} = o.score and m.variance = o.variance
      join users u on u.id = m.user_id and (u.name_key, u.id) < (v.name_key, v.id)
    )`

/** `counted` is how many stand on the board, and how many of them ahead of `own`. */
export const standing = (args: Board, score: Score, counted: RawBuilder<unknown>) => sql<Standing>`
    with ${ownOf(args, score)}, counted as (${counted})
    select c.total, ${leaderColumns(args.userId, isThere)}, p.mean, p.settled, p.numbered, p.played,
      p.wins,
      ${score.gained(sql`o.score`)} as gained, 1 + c.ahead + e.before as place
    from counted c cross join equals e
    left join own o on true
    left join player_sports p on p.user_id = o.user_id and p.sport_id = ${args.sportId}::uuid
    left join sports s on s.id = p.sport_id
    left join users u on u.id = o.user_id
    ${leaderTables(isThere)} ${homeTable}`

/** Of rows m as numbered as o, with a score no less: said as a comparison of rows, the index would make it as well. */
export const isAheadInStep = ({ column }: Score) => sql`(m.${column} > o.score or m.variance < o.variance)`

export const isAhead = ({ column }: Score) => sql`(m.numbered > o.numbered or m.numbered = o.numbered
        and (m.${column} > o.score or m.${column} = o.score and m.variance < o.variance))`

/** How many stand on the board of one sport, and the row of one of them; where that one does not, only how many. */
export const findStandingOf = byTime(score =>
  query((_db, args: Board) =>
    standing(
      args,
      score,
      sql`
      select count(*) as total, count(*) filter (where ${isAhead(score)}) as ahead
      from match_players m left join own o on true
      where m.sport_id = ${args.sportId}::uuid and ${belongs(args, score)}`,
    ),
  ),
)

/** The same of those in a city: only its players are read. */
export const findStandingIn = byTime(score =>
  query((_db, args: Board) =>
    standing(
      args,
      score,
      sql`
      select count(*) as total, count(*) filter (where ${isAhead(score)}) as ahead
      from ${inTowns(args, sql`${args.sportId}::uuid`)} left join own o on true
      where m.${score.column} is not null and ${isAmong(args, sql`m.gender_id`, sql`m.told_age`)} and ${isShown(args)}`,
    ),
  ),
)

/** By steps of the score, as a table `b` counts them, and one by one within the player's own step. */
const standingBySteps = (args: Board, score: Score, counts: RawBuilder<unknown>) =>
  standing(
    args,
    score,
    sql`
      select coalesce(sum(b.players), 0)::int as total,
        coalesce(sum(b.players) filter (where (b.numbered, b.step) > (o.numbered, ${score.step(sql`o.score`)})), 0)::int + (
          select count(*) from own o
          join match_players m on m.sport_id = ${args.sportId}::uuid and m.numbered = o.numbered
            and m.${score.column} >= o.score and m.${score.column} < (${score.step(sql`o.score`)} + 1) * ${score.width}
            and ${isAheadInStep(score)} and ${belongs(args, score)}) as ahead
      from ${counts} b left join own o on true`,
  )

/** The genders that are counted: those of a filter, or all there are and that of players who have told none. */
const countedGenders = ({ genders }: Filter) => {
  const chosen = unseen(sql`${genders}::uuid[]`)
  return sql`unnest(coalesce(${chosen}, array(select id from genders) || '00000000-0000-0000-0000-000000000000'::uuid))`
}

/**
 * The same of those of some ages, wherever they live: of each gender the years of age lie side by side. Here and below
 * nobody may be hidden: they are counted.
 */
export const findStandingAmong = byTime(score =>
  query((_db, args: Board) =>
    standingBySteps(
      args,
      score,
      sql`(
        select c.numbered, c.step, c.players from ${countedGenders(args)} as k (gender_id)
        cross join lateral (
          select r.numbered, r.step, r.players from ${score.counts} r
          where r.sport_id = ${args.sportId}::uuid and r.gender_id = k.gender_id
            and r.told_age between ${unseen(sql`${args.lower}::int`)} and ${unseen(sql`${args.upper}::int`)} offset 0
        ) c)`,
    ),
  ),
)

/** The same of whatever age, wherever they live. */
export const findStandingOfAnyAge = byTime(score =>
  query((_db, args: Board) =>
    standingBySteps(
      args,
      score,
      sql`(
        select c.numbered, c.step, c.players from ${score.totals} c
        where c.sport_id = ${args.sportId}::uuid and ${isOfGenders(args, sql`c.gender_id`)})`,
    ),
  ),
)
