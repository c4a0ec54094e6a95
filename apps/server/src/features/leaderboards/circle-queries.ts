import { type RawBuilder, sql } from 'kysely'
import { integers } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { byTime, type Filter, isWithin, passes, type Score, scores } from './board-queries.ts'
import { type Top, topBy } from './queries.ts'
import { type Board, isAhead, isAheadInStep, standing } from './standing-queries.ts'

// Boards within a distance: where one player stands, how long they are, and the first where few live.

/** The tiles that a circle touches: the first and the last of each run of them. */
interface Circle {
  firsts: readonly number[]
  lasts: readonly number[]
}

const runs = (firsts: readonly number[], lasts: readonly number[]) =>
  sql`unnest(${integers(firsts)}, ${integers(lasts)}) as w (first, last)`

/** The rows m of a sport's players in tiles w, all of it from one index. */
const inTiles = (sportId: RawBuilder<unknown>) => sql`lateral (
          select r.user_id, r.numbered, r.variance, r.gender_id, r.told_age, r.ux, r.uy, r.uz, r.state, r.mean,
            r.gained_week, r.gained_month, r.gained_year
          from match_players r
          where r.sport_id = ${sportId} and tile_of(r.ux, r.uy, r.uz) between w.first and w.last and r.mean is not null
          offset 0
        ) m`

/** The first of each sport in a circle in which few live: its tiles are read. */
export const listTopNear = topBy(
  (args: Top & Filter & Circle, score) => sql`
        from ${runs(args.firsts, args.lasts)} cross join ${inTiles(sql`s.id`)}
        where m.${score.column} is not null and ${passes(args)}`,
)

/**
 * The first of each sport in a circle where nothing but the distance leaves anybody out: each board is read from the
 * top, and most of that is to ask each row whether it passes.
 */
export const listTopWithin = topBy(
  (args: Top & Filter, score) => sql`
        from match_players m
        where m.sport_id = s.id and m.${score.column} is not null and ${isWithin(args)}`,
)

/** How many stand on the board of one sport in a circle, and the row of one of them: its tiles are read. */
export const findStandingNear = byTime(score =>
  query((_db, args: Board & Circle) =>
    standing(
      args,
      score,
      sql`
      select count(*) as total, count(*) filter (where ${isAhead(score)}) as ahead
      from ${runs(args.firsts, args.lasts)} cross join ${inTiles(sql`${args.sportId}::uuid`)} left join own o on true
      where m.${score.column} is not null and ${passes(args)}`,
    ),
  ),
)

/** Of the same tiles those that lie in the circle and those on its edge, and the squares that it touches. */
interface Parts {
  cells: readonly number[]
  insideFirsts: readonly number[]
  insideLasts: readonly number[]
  edgeFirsts: readonly number[]
  edgeLasts: readonly number[]
}

/** The steps of tiles: of ranks they are narrower than those of a whole board. */
const stepsOf = (score: Score): Pick<Score, 'step' | 'width'> =>
  score === scores['all-time'] ? { step: mean => sql`tile_rank_step(${mean})`, width: sql`10` } : score

/**
 * The rows m of those ahead of `own`, o, at the same step and in the circle: of all time they lie side by side in each
 * square.
 */
const inOwnStep = (args: Board & Parts, score: Score): RawBuilder<unknown> => {
  const { step, width } = stepsOf(score)
  const end = sql`(${step(sql`o.score`)} + 1) * ${width}`
  return score === scores['all-time']
    ? sql`from own o cross join unnest(${integers(args.cells)}) as c (cell)
          cross join lateral (
            select r.numbered, r.mean, r.variance, r.ux, r.uy, r.uz
            from match_players r
            where r.cell = c.cell and r.sport_id = ${args.sportId}::uuid and r.spot >= o.score and r.spot < ${end} offset 0
          ) m
          where m.mean is not null and m.numbered = o.numbered and ${isAheadInStep(score)} and ${isWithin(args)}`
    : sql`from own o
          join match_players m on m.sport_id = ${args.sportId}::uuid and m.numbered = o.numbered
            and m.${score.column} >= o.score and m.${score.column} < ${end}
          where ${isAheadInStep(score)} and ${isWithin(args)}`
}

/**
 * The same where nothing but the distance leaves anybody out, and nobody is hidden: by steps in the tiles inside the
 * circle, one by one in those on its edge and within the player's own step.
 */
export const findStandingWithin = byTime(score =>
  query((_db, args: Board & Parts) => {
    const { step } = stepsOf(score)
    const ownStep = sql`(select tile_step(o.numbered, ${step(sql`o.score`)}) from own o)`
    return standing(
      args,
      score,
      sql`
      select coalesce(sum(b.players), 0)::int as total,
        coalesce(sum(b.players) filter (where b.step > ${ownStep}), 0)::int
          + (select count(*) ${inOwnStep(args, score)}) as ahead
      from (
        select t.step, t.players from ${runs(args.insideFirsts, args.insideLasts)}
        cross join lateral (
          select unnest(r.steps) as step, unnest(r.players) as players from board_tiles r
          where r.sport_id = ${args.sportId}::uuid and r.days = ${score.days} and r.tile between w.first and w.last
        ) t
        union all
        select tile_step(m.numbered, ${step(sql`m.${score.column}`)}), 1
        from ${runs(args.edgeFirsts, args.edgeLasts)}
        cross join ${inTiles(sql`${args.sportId}::uuid`)}
        where m.${score.column} is not null and ${isWithin(args)}
      ) b`,
    )
  }),
)
