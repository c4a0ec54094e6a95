import { type RawBuilder, sql } from 'kysely'
import { unseen } from '../../platform/database/lists.ts'
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
}

/** How long a board is, and the row of one player on it; nulls where that one does not stand there. */
export type Standing = { total: number } & (LeaderRow | Record<keyof LeaderRow, null>)

/** Of sports s, and users u, genders g, addresses a and player_places h. */
export const leaderColumns = (viewerId: string | null) => sql`
  s.id as sport_id, s.name as sport_name, ${cardColumns}, h.lat, h.lon,
  coalesce(${isHiddenFrom(viewerId)}, false) as hidden`
export const leaderTables = sql`${cardTables} left join player_places h on h.user_id = u.id`

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
}

/** What a filter asks of the gender and the told age that stand in two columns; null is no filter. */
export const isAmong = (args: Filter, gender: RawBuilder<unknown>, age: RawBuilder<unknown>) => {
  const genders = unseen(sql`${args.genders}::uuid[]`)
  const lower = unseen(sql`${args.lower}::int`)
  return sql`(${genders} is null or ${gender} = any(${genders}::uuid[]))
  and (${lower} is null or ${age} between ${lower} and ${unseen(sql`${args.upper}::int`)})`
}

/** Of match_players m: who belongs on a leaderboard, whatever their city. All of it stands in one index. */
export const passes = (args: Filter) => {
  const [ux, uy, uz] = [
    unseen(sql`${args.ux}::float8`),
    unseen(sql`${args.uy}::float8`),
    unseen(sql`${args.uz}::float8`),
  ]
  const cosine = unseen(sql`${args.cosine}::float8`)
  const state = unseen(sql`${args.state}::text`)
  return sql`m.mean is not null and ${isAmong(args, sql`m.gender_id`, sql`m.told_age`)}
  and (${cosine} is null or m.ux * ${ux} + m.uy * ${uy} + m.uz * ${uz} >= ${cosine})
  and (${state} is null or m.state = ${state})`
}

export const belongs = (args: Filter) => sql`${passes(args)}
  and (${unseen(sql`coalesce(${args.city}::text, '') = ''`)} or m.town_id = any(array(
    select t.id from towns t where t.city = ${args.city}::text and t.state = ${args.state}::text)))`
