import type { CreditReason } from '@gauntlet/contract/credits/endpoints'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

interface Entry {
  id: string
  reason: CreditReason
  points: number
  balance: number
  cause: string | null
  created_at: Date
}

/** A player's ledger with the balance after each entry. What came and went in one moment came first. */
const ledgerOf = (userId: string) => sql<Entry>`
  select id, reason, points, cause, created_at,
    sum(points) over (order by created_at, points < 0, id)::bigint as balance
  from credit_entries where user_id = ${userId}::uuid`

export interface HistoryRow extends Entry {
  challenge_id: string | null
  sport: string | null
  /** Of a challenge the names of the others; a closed account has none. */
  others: string[]
  tournament_id: string | null
  title: string | null
  payment_id: string | null
  amount: number | null
  bought: number | null
}

/** The newest first, each with what it was about where that is still the player's. */
export const listHistory = query(
  (_db, args: { userId: string; limit: number; offset: number }) =>
    sql<HistoryRow>`
    select e.id, e.reason, e.points, e.balance, e.cause, e.created_at, c.id as challenge_id, s.name as sport,
      array(select u.first_name || ' ' || u.last_name from challenge_players o join users u on u.id = o.user_id
        where o.challenge_id = c.id and o.role <> 'issuer' and (o.role = 'recipient' or o.state = 'accepted')
          and u.deleted_at is null order by o.place) as others, t.id as tournament_id, t.title, p.id as payment_id, p.amount,
      p.points as bought
    from (${ledgerOf(args.userId)} order by created_at desc, points < 0 desc, id desc
      limit ${args.limit}::int offset ${args.offset}::int) e
    left join challenges c on c.id = e.cause and c.issuer_id = ${args.userId}::uuid
    left join sports s on s.id = c.sport_id
    left join tournaments t on t.id = e.cause and t.organizer_id = ${args.userId}::uuid
    left join payments p on p.id = e.cause and p.user_id = ${args.userId}::uuid
    order by e.created_at desc, e.points < 0 desc, e.id desc`,
)

export const countHistory = query(
  (_db, args: { userId: string }) =>
    sql<{ total: number }>`
    select count(*)::int as total from credit_entries where user_id = ${args.userId}::uuid`,
)

/** The changes of a player's credits by one cause, in their order. */
export const listEntriesOf = query(
  (_db, args: { userId: string; cause: string }) =>
    sql<Entry>`
    select id, reason, points, balance, cause, created_at from (${ledgerOf(args.userId)}) e where cause = ${args.cause}::uuid
    order by created_at, points < 0, id`,
)
