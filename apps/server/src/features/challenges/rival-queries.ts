import type { GivenScore } from '@gauntlet/contract/scores/forms'
import { sql } from 'kysely'
import { oneOf, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { type CardRow, cardColumns, cardTables } from '../cards/queries.ts'
import { isAbsentFor, isBlockBetween, player } from '../people/relation-queries.ts'
import { isTold } from './list-queries.ts'

export interface PlayedRow {
  sport_id: string
  start_at: Date
  timezone: string
  winner_id: string | null
  score: GivenScore | null
  /** Null where every player is a side. */
  side_size: number | null
  /** Those who played, the issuer first, and the side of each. */
  players: { id: string; side: 0 | 1 | null }[]
}

/** The completed matches of a player that the viewer is told of, the latest first; `againstId` was in each of them. */
export const listPlayed = query(
  (_db, args: { userId: string; viewerId: string; againstId: string | null; limit: number }) =>
    sql<PlayedRow>`
    select c.sport_id, c.start_at, c.timezone, c.winner_id, c.score -> 'given' as score, c.side_size, o.players
    from (
      select p.challenge_id, p.start_at from challenge_players p
      where p.user_id = ${args.userId}::uuid and p.status = '4' and p.state = 'accepted'
        and (p.user_id = ${args.viewerId}::uuid or ${isTold(sql`p.challenge_id`, args.viewerId)})
        and (${args.againstId}::uuid is null or exists (select from challenge_players a
          where a.challenge_id = p.challenge_id and a.user_id = ${args.againstId}::uuid and a.state = 'accepted'))
      order by p.start_at desc, p.challenge_id limit ${unseen(sql`${args.limit}::int`)}
    ) p
    join challenges c on c.id = p.challenge_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', q.user_id, 'side', q.side) order by q.place) as players
      from challenge_players q where q.challenge_id = p.challenge_id and q.state = 'accepted'
    ) o
    order by p.start_at desc, p.challenge_id`,
)

/** The cards of those who are there for the viewer, and whom no block keeps from them. */
export const listRivalCards = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) =>
    sql<Omit<CardRow, 'anchor' | 'mean' | 'settled'>>`
    select ${cardColumns} from users u ${cardTables}
    where u.id = ${oneOf(args.ids)} and not ${isAbsentFor(args.viewerId)}
      and not ${isBlockBetween(sql`u.id`, player(args.viewerId))}`,
)
