import { KUDOS_MAX } from '@gauntlet/contract/feed/texts'
import { type RawBuilder, sql } from 'kysely'
import { named, without } from '../../platform/database/columns.ts'
import { oneOf, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { type CardRow, cardColumns, cardTables } from '../cards/queries.ts'
import { CHALLENGE_COLUMNS, PLAYER_FACTS } from '../challenges/queries.ts'
import type { ChallengeColumns, PlayerColumns } from '../challenges/tables.ts'
import { friendshipOf, friendshipsOf, isBlockBetween, isGone, isMinor, player } from '../people/relation-queries.ts'
import type { KudosColumns } from './tables.ts'

/** Where a list goes on: after this match, in the order of the feed. */
export interface Mark {
  start_at: Date
  challenge_id: string
}

export const findMark = query(
  (_db, args: { id: string }) =>
    sql<Mark>`select start_at, id as challenge_id from challenges where id = ${args.id}::uuid`,
)

interface After {
  startAt: Date
  challengeId: string
}

/** The last completed matches of a player, after another: as many as are asked for, from the index alone. */
const lastOf = (userId: RawBuilder<unknown>, after: After, limit: RawBuilder<unknown>) => {
  const startAt = unseen(sql`${after.startAt}::timestamptz`)
  return sql`
      select p.start_at, p.challenge_id from challenge_players p
      where p.user_id = ${userId} and p.status = '4' and p.start_at <= ${startAt}
        and (p.start_at < ${startAt} or p.challenge_id > ${after.challengeId}::uuid)
      order by p.start_at desc, p.challenge_id limit ${limit}`
}

/**
 * The last completed matches of the viewer's friends. One look into the index for each friend finds who of them stands
 * among the first results; the others' matches are all older, and only those few friends are looked at again. Whether a
 * friend wants to be in a feed is asked of the few matches that come of it, not of all friends.
 */
export const listLately = query(
  (_db, args: After & { viewerId: string; limit: number }) =>
    sql<Mark>`
    with lately as (
      select f.id, dense_rank() over (order by l.start_at desc, l.challenge_id) as place
      from (${friendshipsOf(player(args.viewerId))}) f
      cross join lateral (${lastOf(sql`f.id`, args, sql`1`)}) l
      where f.accepted_at is not null
    )
    select distinct m.start_at, m.challenge_id
    from lately f cross join lateral (${lastOf(sql`f.id`, args, unseen(sql`${args.limit}::int`))}) m
    where f.place <= ${args.limit}::int
    order by m.start_at desc, m.challenge_id limit ${unseen(sql`${args.limit}::int`)}`,
)

/** A match with its applause, without that of players whom a block keeps from the viewer. */
export interface ResultRow extends ChallengeColumns {
  sport_name: string
  kudos: number
  mine: boolean
  viewer_minor: boolean
}

export const listResults = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) =>
    sql<ResultRow>`
    select ${named('c', CHALLENGE_COLUMNS)}, s.name as sport_name,
      (select count(*)::int from (
        select from kudos k join users u on u.id = k.user_id
        where k.challenge_id = c.id and not ${isGone()} and not ${isBlockBetween(sql`u.id`, sql`v.id`)}
        limit ${sql.lit(KUDOS_MAX)}) k) as kudos,
      exists (select from kudos k where k.challenge_id = c.id and k.user_id = v.id) as mine,
      ${isMinor('v')} as viewer_minor
    from challenges c join sports s on s.id = c.sport_id join users v on v.id = ${player(args.viewerId)}
    where c.id = ${oneOf(args.ids)}`,
)

const PLAYED = without(PLAYER_FACTS, ['state'])

/** A player who played, as their card shows them, in relation to the viewer. */
export interface CastRow
  extends Pick<PlayerColumns, (typeof PLAYED)[number] | 'challenge_id'>,
    Omit<CardRow, 'anchor' | 'mean' | 'settled'> {
  gone: boolean
  in_feeds: boolean
  friend: boolean
  blocked: boolean
}

export const listCasts = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) =>
    sql<CastRow>`
    select p.challenge_id, ${named('p', PLAYED)}, ${cardColumns}, ${isGone()} as gone, u.in_feeds,
      f.accepted_at is not null as friend, ${isBlockBetween(sql`u.id`, player(args.viewerId))} as blocked
    from challenge_players p join users u on u.id = p.user_id
    ${cardTables}
    left join ${friendshipOf(sql`p.user_id`, player(args.viewerId))}
    where p.challenge_id = ${oneOf(args.ids)} and p.state = 'accepted'
    order by p.challenge_id, p.place`,
)

export const giveKudos = query((db, args: KudosColumns) =>
  db
    .insertInto('kudos')
    .values({ challenge_id: args.challenge_id, user_id: args.user_id, given_at: args.given_at })
    .onConflict(clash => clash.doNothing()),
)

export const takeKudosBack = query((db, args: { challengeId: string; userId: string }) =>
  db.deleteFrom('kudos').where('challenge_id', '=', args.challengeId).where('user_id', '=', args.userId),
)
