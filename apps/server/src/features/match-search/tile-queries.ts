import { sql } from 'kysely'
import { integers, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { ids } from './look-queries.ts'

interface Circle {
  /** Those who are not found: the viewer, and whoever blocks or is blocked. */
  hiddenIds: readonly string[]
  /** Somebody of those is in them. */
  hiddenChallengeIds: readonly string[]
  sportIds: readonly string[]
  /** They start after this. */
  after: Date
  /** The first and the last of each run of tiles inside it, and on its edge. */
  insideFirsts: readonly number[]
  insideLasts: readonly number[]
  edgeFirsts: readonly number[]
  edgeLasts: readonly number[]
  ux: number
  uy: number
  uz: number
  far: number
}

const inside = ({ insideFirsts, insideLasts }: Circle) =>
  sql`unnest(${integers(insideFirsts)}, ${integers(insideLasts)}) as w (first, last)`
const edge = ({ edgeFirsts, edgeLasts }: Circle) =>
  sql`unnest(${integers(edgeFirsts)}, ${integers(edgeLasts)}) as w (first, last)`

/**
 * How many open challenges of these sports a circle holds, whoever issued them and whenever they start: from the
 * counts of the tiles inside it, less the few of them that have begun or are hidden, and one by one on its edge. Those
 * that are hidden are taken off the edge, too: to ask each row there for its id, it would be read outside of its index.
 */
export const countChallengesOfTiles = query((_db, args: Circle) => {
  const after = unseen(sql`${args.after}::timestamptz`)
  const hidden = sql`${ids(args.hiddenIds)}::uuid[]`
  const hiddenChallenges = sql`${ids(args.hiddenChallengeIds)}::uuid[]`
  const ofSports = sql`r.sport_id = any(${ids(args.sportIds)}::uuid[])`
  const isInCircle = sql`
    m.ux * ${args.ux}::float8 + m.uy * ${args.uy}::float8 + m.uz * ${args.uz}::float8 >= ${args.far}::float8`
  return sql<{ total: number }>`
    select (
      select coalesce(sum(t.challenges), 0) from ${inside(args)}
      cross join lateral (
        select r.challenges from challenge_tiles r where r.tile between w.first and w.last and ${ofSports} offset 0) t
    ) - (
      select count(*) from (
        select r.challenge_id, r.tile from match_challenges r where r.issuer_id = any(${hidden}) and ${ofSports}
        union
        select r.challenge_id, r.tile from match_challenges r where r.challenge_id = any(${hiddenChallenges}) and ${ofSports}
        union
        select b.challenge_id, b.tile from unnest(${ids(args.sportIds)}) as s (id)
        cross join lateral (
          select r.challenge_id, r.tile from match_challenges r
          where r.sport_id = s.id and r.cell >= -1 and r.start_at <= ${after} offset 0) b
      ) gone
      join ${inside(args)} on gone.tile between w.first and w.last
    ) + (
      select count(*) from ${edge(args)}
      cross join lateral (
        select r.issuer_id, r.ux, r.uy, r.uz from match_challenges r
        where r.tile between w.first and w.last and r.start_at > ${after} and ${ofSports} offset 0) m
      where ${isInCircle} and m.issuer_id <> all(${hidden})
    ) - (
      select count(*) from match_challenges m join ${edge(args)} on m.tile between w.first and w.last
      where m.challenge_id = any(${hiddenChallenges}) and m.sport_id = any(${ids(args.sportIds)}::uuid[])
        and m.start_at > ${after} and m.issuer_id <> all(${hidden}) and ${isInCircle}
    ) as total`
})
