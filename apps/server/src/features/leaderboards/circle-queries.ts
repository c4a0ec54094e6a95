import { type RawBuilder, sql } from 'kysely'
import { integers, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { belongs, byTime, type Filter, isAmongNear, passes, type Score, scores } from './board-queries.ts'
import { type Top, topOf } from './queries.ts'
import { type Board, isAhead, standing } from './standing-queries.ts'

// Boards within a distance: where one player stands, how long they are, and the first where few live.

/** The part of a row that the index of the squares holds and boards ask for. */
const SQUARE = {
  ofAll: sql`r.user_id, r.numbered, r.variance, r.gender_id, r.told_age, r.ux, r.uy, r.uz, r.state, r.mean`,
  ofGains: sql`r.numbered, r.variance, r.gender_id, r.told_age, r.ux, r.uy, r.uz, r.state, r.gained_week,
          r.gained_month, r.gained_year`,
}

/** The squares that a circle touches. */
interface Squares {
  cells: readonly number[]
}

const squares = ({ cells }: Squares) => sql`unnest(${unseen(sql`${cells}::int[]`)}) as c (cell)`

/** The first on the boards of all time in a circle in which few live: its squares are read. */
export const listTopNear = query((_db, args: Top & Filter & Squares) =>
  topOf(
    args,
    scores['all-time'],
    sql`
        select m.user_id, m.mean as score, m.variance, m.numbered, m.ux, m.uy, m.uz
        from ${squares(args)}
        cross join lateral (
          select ${SQUARE.ofAll} from match_players r where r.cell = c.cell and r.sport_id = s.id offset 0
        ) m
        where m.mean is not null and ${passes(args)}`,
  ),
)

/**
 * How many stand on the board of one sport in a circle, and the row of one of them: its squares are read. Of a period
 * nobody may be hidden: the index of the squares knows no ids.
 */
export const findStandingNear = byTime(score =>
  query((_db, args: Board & Squares) =>
    standing(
      args,
      score,
      sql`
      select count(*) as total, count(*) filter (where ${isAhead(score)}) as ahead
      from ${squares(args)}
      cross join lateral (
        select ${score === scores['all-time'] ? SQUARE.ofAll : SQUARE.ofGains}
        from match_players r
        where r.cell = c.cell and r.sport_id = ${args.sportId}::uuid
          and ${score === scores['all-time'] ? sql`true` : sql`r.gained_year is not null`} offset 0
      ) m left join own o on true
      where m.${score.column} is not null and ${score === scores['all-time'] ? passes(args) : isAmongNear(args)}`,
    ),
  ),
)

/** The tiles that lie in a circle and those on its edge, as the first and the last of each run of them. */
interface Tiles extends Squares {
  insideFirsts: readonly number[]
  insideLasts: readonly number[]
  edgeFirsts: readonly number[]
  edgeLasts: readonly number[]
}

/** The steps of tiles: of ranks they are narrower than those of a whole board. */
const stepsOf = (score: Score): Pick<Score, 'step' | 'width'> =>
  score === scores['all-time'] ? { step: mean => sql`tile_rank_step(${mean})`, width: sql`10` } : score

/** The rows m of those at the same step as `own`, o: of all time they lie side by side in each square. */
const inOwnStep = (args: Board & Tiles, score: Score): RawBuilder<unknown> => {
  const { step, width } = stepsOf(score)
  const [from, to] = [sql`${step(sql`o.score`)} * ${width}`, sql`(${step(sql`o.score`)} + 1) * ${width}`]
  return score === scores['all-time']
    ? sql`from own o cross join ${squares(args)}
          cross join lateral (
            select ${SQUARE.ofAll}
            from match_players r
            where r.cell = c.cell and r.sport_id = ${args.sportId}::uuid and r.spot >= ${from} and r.spot < ${to} offset 0
          ) m
          where m.mean is not null and m.numbered = o.numbered and ${isAhead(score)} and ${passes(args)}`
    : sql`from own o
          join match_players m on m.sport_id = ${args.sportId}::uuid and m.numbered = o.numbered
            and m.${score.column} >= ${from} and m.${score.column} < ${to}
          where ${isAhead(score)} and ${belongs(args, score)}`
}

/**
 * The same where nothing but the distance leaves anybody out, and nobody is hidden: by steps in the tiles inside the
 * circle, one by one in the towns on its edge and within the player's own step.
 */
export const findStandingWithin = byTime(score =>
  query((_db, args: Board & Tiles) => {
    const { step } = stepsOf(score)
    const ownStep = sql`(select tile_step(o.numbered, ${step(sql`o.score`)}) from own o)`
    return standing(
      args,
      score,
      sql`
      select coalesce(sum(b.total), 0)::int as total,
        coalesce(sum(b.above), 0)::int + (select count(*) ${inOwnStep(args, score)}) as ahead
      from (
        select n.total, n.above
        from unnest(${integers(args.insideFirsts)}, ${integers(args.insideLasts)}) as w (first, last)
        cross join lateral (
          select r.steps, r.players from board_tiles r
          where r.sport_id = ${args.sportId}::uuid and r.days = ${score.days} and r.tile between w.first and w.last
          offset 0
        ) t
        cross join lateral (
          select sum(s.players) as total, sum(s.players) filter (where s.step > ${ownStep}) as above
          from unnest(t.steps, t.players) as s (step, players)
        ) n
        union all
        select 1, case when tile_step(m.numbered, ${step(sql`m.${score.column}`)}) > ${ownStep} then 1 end
        from unnest(${integers(args.edgeFirsts)}, ${integers(args.edgeLasts)}) as w (first, last)
        cross join lateral (
          select r.id from towns r
          where r.tile between w.first and w.last
            and r.ux * ${unseen(sql`${args.ux}::float8`)} + r.uy * ${unseen(sql`${args.uy}::float8`)}
              + r.uz * ${unseen(sql`${args.uz}::float8`)} >= ${unseen(sql`${args.cosine}::float8`)}
          offset 0
        ) h
        cross join lateral (
          select r.numbered, r.${score.column} from match_players r
          where r.town_id = h.id and r.sport_id = ${args.sportId}::uuid and r.${score.column} is not null offset 0
        ) m
      ) b`,
    )
  }),
)
