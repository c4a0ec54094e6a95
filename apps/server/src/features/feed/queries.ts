import { KUDOS_MAX } from '@gauntlet/contract/feed/texts'
import { type RawBuilder, sql } from 'kysely'
import { named, without } from '../../platform/database/columns.ts'
import { oneOf, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { type CardRow, cardColumns, cardTables } from '../cards/queries.ts'
import { CHALLENGE_COLUMNS, PLAYER_FACTS } from '../challenges/queries.ts'
import type { ChallengeColumns, PlayerColumns } from '../challenges/tables.ts'
import { friendshipOf, friendshipsOf, isBlockBetween, isGone, isMinor, player } from '../people/relation-queries.ts'

/** A match of the feed, and where a list goes on: after it, in the order of the feed. */
export interface Mark {
  start_at: Date
  id: string
  /** The match of a bracket, by its result in the log; else a challenge. */
  bracket: boolean
}

/** No row where nobody has such a match, or the result of one of a bracket was taken back. */
export const findMark = query(
  (_db, args: { id: string }) =>
    sql<Mark>`
    select start_at, id, false as bracket from challenges where id = ${args.id}::uuid
    union all
    (select played_at, result_id, true from bracket_plays where result_id = ${args.id}::uuid limit 1)`,
)

type After = Pick<Mark, 'start_at' | 'id'>

/**
 * The last completed matches of a player, after another: as many as are asked for of challenges and as many of
 * brackets, from an index each.
 */
const lastOf = (userId: RawBuilder<unknown>, after: After, limit: RawBuilder<unknown>) => {
  const startAt = unseen(sql`${after.start_at}::timestamptz`)
  return sql`
      (select p.start_at, p.challenge_id as id, false as bracket from challenge_players p
      where p.user_id = ${userId} and p.status = '4' and p.start_at <= ${startAt}
        and (p.start_at < ${startAt} or p.challenge_id > ${after.id}::uuid)
      order by p.start_at desc, p.challenge_id limit ${limit})
      union all
      (select b.played_at, b.result_id, true from bracket_plays b
      where b.user_id = ${userId} and b.played_at <= ${startAt}
        and (b.played_at < ${startAt} or b.result_id > ${after.id}::uuid)
      order by b.played_at desc, b.result_id limit ${limit})`
}

/**
 * The last completed matches of the viewer's friends. What is kept of each friend's last match finds who of them stands
 * among the first results; the others' matches are all older, and only those few friends are looked at again. Where a
 * later page goes on before somebody's last match, theirs is looked for behind it. Whether a friend wants to be in a
 * feed is asked of the few matches that come of it, not of all friends.
 */
export const listLately = query((_db, args: After & { viewerId: string; limit: number }) => {
  const startAt = unseen(sql`${args.start_at}::timestamptz`)
  const isBehind = sql`(k.played_at < ${startAt} or (k.played_at = ${startAt} and k.id > ${args.id}::uuid))`
  return sql<Mark>`
    with lately as (
      select f.id, dense_rank() over (order by l.start_at desc, l.id) as place
      from (${friendshipsOf(player(args.viewerId))}) f
      join last_plays k on k.user_id = f.id
      cross join lateral (
        select k.played_at as start_at, k.id where ${isBehind}
        union all
        (select m.start_at, m.id from (${lastOf(sql`f.id`, args, sql`1`)}) m where not ${isBehind})
      ) l
      where f.accepted_at is not null
    )
    select distinct m.start_at, m.id, m.bracket
    from (select distinct id from lately where place <= ${args.limit}::int) f
    cross join lateral (${lastOf(sql`f.id`, args, unseen(sql`${args.limit}::int`))}) m
    order by m.start_at desc, m.id limit ${unseen(sql`${args.limit}::int`)}`
})

/** The applause for a match as the viewer sees it, without that of players whom a block keeps from them. */
export interface KudosRow {
  kudos: number
  mine: boolean
  viewer_minor: boolean
}

/** Of the kudos `k` that are given to one match, for the viewer `v`. */
export const kudosWhere = (given: RawBuilder<unknown>) => sql`
      (select count(*)::int from (
        select from kudos k join users u on u.id = k.user_id
        where ${given} and not ${isGone()} and not ${isBlockBetween(sql`u.id`, sql`v.id`)}
        limit ${sql.lit(KUDOS_MAX)}) k) as kudos,
      exists (select from kudos k where ${given} and k.user_id = v.id) as mine,
      ${isMinor('v')} as viewer_minor`

export interface ResultRow extends ChallengeColumns, KudosRow {
  sport_name: string
}

export const listResults = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) =>
    sql<ResultRow>`
    select ${named('c', CHALLENGE_COLUMNS)}, s.name as sport_name, ${kudosWhere(sql`k.challenge_id = c.id`)}
    from challenges c join sports s on s.id = c.sport_id join users v on v.id = ${player(args.viewerId)}
    where c.id = ${oneOf(args.ids)}`,
)

/** A player who played, as their card shows them, in relation to the viewer. */
export interface PersonRow extends Omit<CardRow, 'anchor' | 'mean' | 'settled'> {
  gone: boolean
  in_feeds: boolean
  friend: boolean
  blocked: boolean
}

/** Of users u, beside `cardColumns` and `cardTables`. */
export const relationColumns = (viewerId: string) => sql`${isGone()} as gone, u.in_feeds,
      f.accepted_at is not null as friend, ${isBlockBetween(sql`u.id`, player(viewerId))} as blocked`

const PLAYED = without(PLAYER_FACTS, ['state'])

export interface CastRow extends Pick<PlayerColumns, (typeof PLAYED)[number] | 'challenge_id'>, PersonRow {}

export const listCasts = query(
  (_db, args: { ids: readonly string[]; viewerId: string }) =>
    sql<CastRow>`
    select p.challenge_id, ${named('p', PLAYED)}, ${cardColumns}, ${relationColumns(args.viewerId)}
    from challenge_players p join users u on u.id = p.user_id
    ${cardTables}
    left join ${friendshipOf(sql`p.user_id`, player(args.viewerId))}
    where p.challenge_id = ${oneOf(args.ids)} and p.state = 'accepted'
    order by p.challenge_id, p.place`,
)
