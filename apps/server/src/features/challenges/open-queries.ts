import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { isBlockBetween, isGone } from '../people/relation-queries.ts'
import { isShownTo } from './list-queries.ts'

/** Open challenges that the viewer issued or joined: first those ahead by their start, then the latest. */
export const listMine = query(
  (_db, args: { viewerId: string; now: Date }) =>
    sql<{ challenge_id: string }>`
    select challenge_id from (
      select p.challenge_id, c.start_at, p.status in ('1', '2') and c.becomes_at > ${args.now}::timestamptz as ahead
      from challenge_players p join challenges c on c.id = p.challenge_id
      where p.user_id = ${args.viewerId}::uuid and p.state <> 'withdrawn' and c.open and ${isShownTo(args.viewerId)}) mine
    order by ahead desc, case when ahead then start_at end, start_at desc, challenge_id limit 500`,
)

/** The contract's `waiting`: of what the viewer may see; and nobody behind a block waits for an answer. */
export const countWaiting = query(
  (_db, args: { viewerId: string; now: Date }) =>
    sql<{ waiting: number }>`
    select count(*) as waiting
    from challenge_players p join challenges c on c.id = p.challenge_id
    where p.user_id = ${args.viewerId}::uuid and c.open and (
      (p.role = 'joined' and p.state <> 'withdrawn' and p.unseen and ${isShownTo(args.viewerId)})
      or (p.role = 'issuer' and p.status in ('1', '2') and c.becomes_at > ${args.now}::timestamptz and exists (
        select from challenge_players q join users u on u.id = q.user_id
        where q.challenge_id = c.id and q.role = 'joined' and q.state = 'pending'
          and not ${isGone()} and not ${isBlockBetween(sql`q.user_id`, sql`p.user_id`)})))`,
)
