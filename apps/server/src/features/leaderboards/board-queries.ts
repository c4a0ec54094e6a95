import type { LeaderboardTime } from '@gauntlet/contract/leaderboards/endpoints'
import { type RawBuilder, sql } from 'kysely'
import { the, unseen } from '../../platform/database/lists.ts'
import { type CardRow, cardColumns, cardTables } from '../cards/queries.ts'
import { isHiddenFrom } from '../people/relation-queries.ts'

/** One player on a board, with all that is shown of them: so a board is one read. `id` is the player's. */
export interface LeaderRow extends Omit<CardRow, 'anchor' | 'mean' | 'settled'> {
  sport_id: string
  sport_name: string
  mean: number
  settled: boolean
  numbered: boolean
  played: number
  wins: number
  gained: number | null
  place: number
  lat: number | null
  lon: number | null
  /** Whether the player is not there for the viewer. */
  hidden: boolean
  /** The rank gained in the last seven days. */
  week: number | null
  /** How the last ranked matches went, the latest last: a letter each. Null where nobody asks for it, as for `week`. */
  form: string | null
}

/** How long a board is, and the row of one player on it; nulls where that one does not stand there. */
export type Standing = { total: number } & (LeaderRow | Record<keyof LeaderRow, null>)

/**
 * Of sports s, users u, `leaderTables` and a home h. `formed` is whether the row tells week and form; while a job still
 * writes the forms of before, the ledger tells those that are not kept.
 */
export const leaderColumns = (viewerId: string | null, formed: RawBuilder<unknown>) => sql`
  s.id as sport_id, s.name as sport_name, ${cardColumns}, h.lat, h.lon,
  coalesce(${isHiddenFrom(viewerId)}, false) as hidden,
  k.gained_week as week,
  case when ${formed} then coalesce(k.form,
    (select form from rank_forms where user_id = u.id and sport_id = s.id),
    case when exists (select from forms_to_count)
      then (select form from forms_of(array[u.id], array[s.id])) end) end as form`
/** Where week and form are not shown, no row is read: a condition beside the keys would drop it only after reading. */
export const leaderTables = (formed: RawBuilder<unknown>) => sql`${cardTables}
    left join match_players k on k.user_id = ${the(sql`case when ${formed} then u.id end`)} and k.sport_id = s.id`
/** Where each lives, unless another h tells it. */
export const homeTable = sql`left join player_places h on h.user_id = u.id`
/** Where one row is asked for: somebody who stands on the board tells week and form. */
export const isThere = sql`u.id is not null`

/** Of users u: what `leaderColumns` asks, where u is a subquery. */
export const userColumns = sql`u.id, u.first_name, u.last_name, u.deleted_at, u.age, u.image, u.stars, u.gender_id`

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
  /** Those who are not there for the viewer, who never stand on a board that a filter leaves them on. */
  hiddenIds: readonly string[]
  /** Only those whom visitors read by name. */
  named: boolean
}

export const isOfGenders = (args: Filter, gender: RawBuilder<unknown>) => {
  const genders = unseen(sql`${args.genders}::uuid[]`)
  return sql`(${genders} is null or ${gender} = any(${genders}::uuid[]))`
}

/** The condition of a filter on gender and told age, which stand in two columns; null is no filter. */
export const isAmong = (args: Filter, gender: RawBuilder<unknown>, age: RawBuilder<unknown>) => {
  const lower = unseen(sql`${args.lower}::int`)
  return sql`${isOfGenders(args, gender)}
  and (${lower} is null or ${age} between ${lower} and ${unseen(sql`${args.upper}::int`)})`
}

/** The order of a board after the numbered players, as match_players has it, and where it is counted. */
export interface Score {
  column: RawBuilder<unknown>
  /** The gain that the row shows. */
  gained: (score: RawBuilder<unknown>) => RawBuilder<unknown>
  /** How many stand at each step of it, by gender and age: a table `b`. */
  counts: RawBuilder<unknown>
  /** The same of whatever age. */
  totals: RawBuilder<unknown>
  step: (score: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Points in a step. */
  width: RawBuilder<unknown>
  /** The period, as totals and tiles name it; 0 is all time. */
  days: RawBuilder<unknown>
}

const totalsOf = (days: RawBuilder<unknown>) =>
  sql`(select sport_id, gender_id, numbered, step, players from board_totals where days = ${days})`

const gainsOf = (column: RawBuilder<unknown>, days: RawBuilder<unknown>): Score => ({
  column,
  gained: score => score,
  counts: sql`(select sport_id, gender_id, told_age, numbered, step, players from gain_counts where days = ${days})`,
  totals: totalsOf(days),
  step: score => sql`gain_step(${score})`,
  width: sql`5`,
  days,
})

export const scores: Readonly<Record<LeaderboardTime, Score>> = {
  'all-time': {
    column: sql`mean`,
    gained: () => sql`null::int`,
    counts: sql`board_counts`,
    totals: totalsOf(sql`0`),
    step: score => sql`board_step(${score})`,
    width: sql`25`,
    days: sql`0`,
  },
  year: gainsOf(sql`gained_year`, sql`365`),
  month: gainsOf(sql`gained_month`, sql`30`),
  week: gainsOf(sql`gained_week`, sql`7`),
}

/** A statement for each time: each has an index of its own. */
export const byTime = <Q>(of: (score: Score) => Q): Readonly<Record<LeaderboardTime, Q>> => ({
  'all-time': of(scores['all-time']),
  year: of(scores.year),
  month: of(scores.month),
  week: of(scores.week),
})

/**
 * Of match_players m: who is there for the viewer. A gap among those who live somewhere, or are of some age, would tell
 * that of the one who is missing. As a scalar, or PostgreSQL might gather all users for it.
 */
export const isShown = ({ hiddenIds, named }: Filter) => sql`
  m.user_id <> all(${unseen(sql`${hiddenIds}::uuid[]`)}::uuid[])
  and (not ${unseen(sql`${named}::boolean`)} or (select n.public_name from users n where n.id = m.user_id))`

const cosineOf = ({ cosine }: Filter) => unseen(sql`${cosine}::float8`)

/** Of match_players m: who lives in the circle of a filter that has one. */
export const isWithin = (args: Filter) => {
  const [ux, uy, uz] = [
    unseen(sql`${args.ux}::float8`),
    unseen(sql`${args.uy}::float8`),
    unseen(sql`${args.uz}::float8`),
  ]
  return sql`m.ux * ${ux} + m.uy * ${uy} + m.uz * ${uz} >= ${cosineOf(args)}`
}

/** Of match_players m: who passes a filter, whatever their city. */
export const passes = (args: Filter) => {
  const state = unseen(sql`${args.state}::text`)
  return sql`${isAmong(args, sql`m.gender_id`, sql`m.told_age`)}
  and (${cosineOf(args)} is null or ${isWithin(args)}) and (${state} is null or m.state = ${state})
  and ${isShown(args)}`
}

const livesThere = (
  args: Filter,
) => sql`(${unseen(sql`coalesce(${args.city}::text, '') = ''`)} or m.town_id = any(array(
    select t.id from towns t where t.city = ${args.city}::text and t.state = ${args.state}::text)))`

/** Of match_players m: who stands on a board. Its index is of those who have the score at all. */
export const belongs = (args: Filter, { column }: Pick<Score, 'column'>) => sql`m.${column} is not null
  and ${passes(args)} and ${livesThere(args)}`

/** The rows m of a sport's players in a city. */
export const inTowns = (args: Filter, sportId: RawBuilder<unknown>) => sql`(
          select id from towns
          where city = ${args.city}::text and state = ${args.state}::text
        ) h
        cross join lateral (
          select r.user_id, r.numbered, r.variance, r.gender_id, r.told_age, r.ux, r.uy, r.uz, r.mean, r.gained_week,
            r.gained_month, r.gained_year
          from match_players r where r.town_id = h.id and r.sport_id = ${sportId} offset 0
        ) m`
