import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export interface HoldingRow {
  thing: 'challenge' | 'tournament'
  id: string
  holds: number
  paid: number
}

/** The credits that a challenge or a tournament says it holds, against those paid for it and not given back. */
export const listWrongHoldings = query(
  () =>
    sql<HoldingRow>`
    select h.thing, h.id, h.paid as holds, coalesce(-e.points, 0)::bigint as paid
    from (
      select 'challenge' as thing, id, paid from challenges
      union all select 'tournament', id, paid from tournaments
    ) h
    left join (select cause, sum(points) as points from credit_entries where reason in ('issue', 'refund') group by cause) e
      on e.cause = h.id
    where h.paid <> coalesce(-e.points, 0) order by h.thing, h.id limit 500`,
)

/** A payment that was taken is credited once; no credits were bought without one. */
export const listWrongPayments = query(
  () =>
    sql<{ id: string; bought: number; credited: number }>`
    select coalesce(p.id::text, e.cause::text) as id,
      case when p.state = 'credited' then p.points else 0 end as bought, coalesce(e.points, 0)::bigint as credited
    from payments p
    full join (select cause, sum(points) as points from credit_entries where reason = 'purchase' group by cause) e
      on e.cause = p.id
    where (case when p.state = 'credited' then p.points else 0 end) <> coalesce(e.points, 0)
    order by 1 limit 500`,
)

export const listNegative = query(
  () =>
    sql<{ user_id: string; credits: number }>`
    select user_id, sum(points)::bigint as credits from credit_entries group by user_id
    having sum(points) < 0 and not bool_or(reason = 'chargeback') order by user_id limit 500`,
)

export const sumBalances = query(
  () =>
    sql<{ players: number; entries: number; credits: number }>`
    select count(distinct user_id) as players, count(*) as entries, coalesce(sum(points), 0)::bigint as credits
    from credit_entries`,
)

export const listLedger = query(
  (_db, args: { userId: string }) =>
    sql<{ created_at: Date; points: number; reason: string; cause: string | null }>`
    select created_at, points, reason, cause from credit_entries where user_id = ${args.userId}::uuid
    order by created_at, id`,
)
