import { type RawBuilder, sql } from 'kysely'
import { integers, the, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { ids } from './look-queries.ts'

// Added up from the points in a circle: players stand at those of their towns, open challenges at those of their postal
// codes.

interface Circle {
  /** Those who are not found: the viewer, and whoever blocks or is blocked. */
  hiddenIds: readonly string[]
  /** The first and the last square of each run that it touches. */
  firsts: readonly number[]
  lasts: readonly number[]
  ux: number
  uy: number
  uz: number
  far: number
}

/** Its squares, row by row. */
const squares = ({ firsts, lasts }: Circle) => sql`unnest(${integers(firsts)}, ${integers(lasts)}) as w (first, last)`

const isIn = ({ ux, uy, uz, far }: Circle, row: RawBuilder<unknown>) =>
  sql`${row}.ux * ${ux}::float8 + ${row}.uy * ${uy}::float8 + ${row}.uz * ${uz}::float8 >= ${far}::float8`

/** How many players of any sport live there, less those who are not found. */
export const countPlayersAround = query(
  (_db, args: Circle) => sql<{ total: number }>`
    select (
      select coalesce(sum(t.players), 0) from ${squares(args)}
      cross join lateral (
        select r.ux, r.uy, r.uz, r.players from towns r where r.cell between w.first and w.last offset 0) t
      where ${isIn(args, sql`t`)}
    ) - (
      select count(*) from near_people p join towns t on t.id = ${the(sql`p.town_id`)}
      where p.user_id = any(${ids(args.hiddenIds)}::uuid[]) and p.plays and ${isIn(args, sql`t`)}
    ) as total`,
)

/** How many players of a sport live there, of whatever rank, age and gender, less those who are not found. */
export const countPlayersOfSportAround = query((_db, args: Circle & { sportId: string }) => {
  const sport = unseen(sql`${args.sportId}::uuid`)
  return sql<{ total: number }>`
    select (
      select coalesce(sum(t.players), 0) from ${squares(args)}
      cross join lateral (
        select r.ux, r.uy, r.uz, r.players from town_sports r
        where r.sport_id = ${sport} and r.cell between w.first and w.last offset 0) t
      where ${isIn(args, sql`t`)}
    ) - (
      select count(*) from match_players m
      where m.user_id = any(${ids(args.hiddenIds)}::uuid[]) and m.sport_id = ${sport} and m.town_id is not null
        and ${isIn(args, sql`m`)}
    ) as total`
})

interface Towns {
  /** Those who are not found: the viewer, and whoever blocks or is blocked. */
  hiddenIds: readonly string[]
  towns: readonly number[]
}

/** How many players of any sport live in these towns, less those who are not found. */
export const countPlayersInTowns = query(
  (_db, args: Towns) => sql<{ total: number }>`
    select (
      select coalesce(sum(t.players), 0) from towns t where t.id = any(${integers(args.towns)}::int[])
    ) - (
      select count(*) from near_people p
      where p.user_id = any(${ids(args.hiddenIds)}::uuid[]) and p.plays
        and p.town_id = any(${integers(args.towns)}::int[])
    ) as total`,
)

/** The same of one sport. */
export const countPlayersOfSportInTowns = query((_db, args: Towns & { sportId: string }) => {
  const sport = unseen(sql`${args.sportId}::uuid`)
  return sql<{ total: number }>`
    select (
      select coalesce(sum(t.players), 0) from town_sports t
      where t.town_id = any(${integers(args.towns)}::int[]) and t.sport_id = ${sport}
    ) - (
      select count(*) from match_players m
      where m.user_id = any(${ids(args.hiddenIds)}::uuid[]) and m.sport_id = ${sport}
        and m.town_id = any(${integers(args.towns)}::int[])
    ) as total`
})

interface OfChallenges {
  /** Somebody is in them who is not to be found. */
  hiddenChallengeIds: readonly string[]
  /** All sports there are. */
  sportIds: readonly string[]
  /** They start after this. */
  after: Date
}

/**
 * How many open challenges are there, of all sports, less the few that have begun or are hidden. These are told apart
 * by sorting them: PostgreSQL would make room to hash thousands.
 */
export const countChallengesAround = query((_db, args: Circle & OfChallenges) => {
  const columns = sql`r.challenge_id, r.ux, r.uy, r.uz`
  return sql<{ total: number }>`
    select (
      select coalesce(sum(p.challenges), 0) from ${squares(args)}
      cross join lateral (
        select r.ux, r.uy, r.uz, r.challenges from challenge_points r
        where r.cell between w.first and w.last offset 0) p
      where ${isIn(args, sql`p`)}
    ) - (
      select count(distinct gone.challenge_id) from (
        select ${columns} from match_challenges r where r.issuer_id = any(${ids(args.hiddenIds)}::uuid[])
        union all
        select ${columns} from match_challenges r where r.challenge_id = any(${ids(args.hiddenChallengeIds)}::uuid[])
        union all
        select b.challenge_id, b.ux, b.uy, b.uz from unnest(${ids(args.sportIds)}) as s (id)
        cross join lateral (
          select ${columns} from match_challenges r
          where r.sport_id = s.id and r.cell >= -1 and r.start_at <= ${unseen(sql`${args.after}::timestamptz`)} offset 0) b
      ) gone
      where ${isIn(args, sql`gone`)}
    ) as total`
})
