import { sql, type RawBuilder } from 'kysely'
import { unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { belongs, type Filter } from '../leaderboards/board-queries.ts'
import { isAbsentFor } from '../people/relation-queries.ts'

export interface LeadingPairRow {
  sport_id: string
  sport_name: string
  low_id: string
  high_id: string
  wins: number
  draws: number
  losses: number
  mean: number
  numbered: boolean
  settled: boolean
  place: number
}

export interface Top {
  /** Null is every sport. */
  sportId: string | null
  limit: number
}

/** The first of each sport, of the rows `t` of partnerships that `among` leaves. */
const first = ({ sportId, limit }: Top, among: RawBuilder<unknown>) => sql<LeadingPairRow>`
    select s.id as sport_id, s.name as sport_name, t.low_id, t.high_id, t.wins, t.draws, t.losses, t.mean, t.numbered,
      a.settled and b.settled as settled, t.place
    from sports s
    cross join lateral (
      select t.low_id, t.high_id, t.wins, t.draws, t.losses, t.mean, t.numbered,
        row_number() over (order by t.numbered desc, t.mean desc, t.low_id, t.high_id) as place
      from partnerships t
      where t.sport_id = s.id and t.mean is not null and ${among}
      order by t.numbered desc, t.mean desc, t.low_id, t.high_id
      limit ${unseen(sql`${limit}::int`)}
    ) t
    join player_sports a on a.user_id = t.low_id and a.sport_id = s.id
    join player_sports b on b.user_id = t.high_id and b.sport_id = s.id
    where ${unseen(sql`${sportId}::uuid`)} is null or s.id = ${unseen(sql`${sportId}::uuid`)}
    order by lower(s.name) collate "C", s.id, t.place`

export const listLeadingPairs = query((_db, args: Top) => first(args, sql`true`))

/** A filter leaves the pairs of which it leaves both players. */
const leaves = (args: Filter, player: RawBuilder<unknown>) => sql`exists (
        select from match_players m where m.user_id = ${player} and m.sport_id = t.sport_id
          and ${belongs(args, { column: sql`mean` })})`

export const listLeadingPairsAmong = query((_db, args: Top & Filter) =>
  first(args, sql`${leaves(args, sql`t.low_id`)} and ${leaves(args, sql`t.high_id`)}`),
)

export interface PairRow {
  sport_id: string
  sport_name: string
  partner_id: string
  wins: number
  draws: number
  losses: number
}

/** The pairs of a player whose partners are there for the viewer, the most frequent first. */
export const listPairsOf = query(
  (_db, args: { userId: string; viewerId: string; limit: number }) =>
    sql<PairRow>`
    select t.sport_id, s.name as sport_name, u.id as partner_id, t.wins, t.draws, t.losses
    from (
      select sport_id, high_id as partner_id, wins, draws, losses, results
      from partnerships where low_id = ${args.userId}::uuid and results > 0
      union all
      select sport_id, low_id, wins, draws, losses, results
      from partnerships where high_id = ${args.userId}::uuid and results > 0
    ) t
    join sports s on s.id = t.sport_id
    join users u on u.id = t.partner_id
    where u.id = ${args.viewerId}::uuid or not ${isAbsentFor(args.viewerId)}
    order by t.results desc, t.wins desc, s.name, u.name_key, u.id
    limit ${unseen(sql`${args.limit}::int`)}`,
)
