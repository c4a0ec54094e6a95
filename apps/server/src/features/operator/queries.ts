import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import type { ActRow } from './tables.ts'

export interface PersonRow {
  id: string
  first_name: string
  last_name: string
  email: string | null
  email_pending: string | null
  verified_at: Date | null
  suspended_at: Date | null
}

/** A player by id or by e-mail, under a lock: no other act changes them meanwhile. */
export const lockPerson = query(
  (_db, args: { id: string | null; email: string | null }) =>
    sql<PersonRow>`
    select id, first_name, last_name, email, email_pending, verified_at, suspended_at from users
    where deleted_at is null and (id = ${args.id}::uuid or email = ${args.email})
    for no key update`,
)

export const insertAct = query(
  (db, args: { id: string; now: Date; who: string; act: string; subject: string; details: string; why: string }) =>
    db.insertInto('operator_acts').values({
      id: args.id,
      acted_at: args.now,
      who: args.who,
      act: args.act,
      subject: args.subject,
      details: args.details,
      why: args.why,
    }),
)

export const listActs = query(
  (_db, args: { limit: number }) =>
    sql<ActRow>`
    select id, acted_at, who, act, subject, details, why from operator_acts
    order by acted_at desc, id desc limit ${args.limit}::int`,
)

export const setSuspended = query((db, args: { id: string; at: Date | null }) =>
  db.updateTable('users').set({ suspended_at: args.at }).where('id', '=', args.id),
)

export interface DisputeRow {
  id: string
  sport: string
  ranked: boolean
  status: string
  start_at: Date
  venue: string
  city: string
  disputed_at: Date
  disputed_by: string
  winner_id: string | null
  becomes_at: Date | null
}

/** Results that wait for a decision: disputed while reporting, or contested after silence had made them stand. */
export const listDisputes = query(
  () =>
    sql<DisputeRow>`
    select c.id, s.name as sport, c.ranked, c.status, c.start_at, c.venue, c.city, c.disputed_at, c.disputed_by,
      c.winner_id, c.becomes_at
    from challenges c join sports s on s.id = c.sport_id
    where c.disputed_at is not null and (c.status = '3' or (c.status = '4' and c.ended = 'silence'))
    order by c.disputed_at, c.id limit 500`,
)

export interface ClaimRow {
  challenge_id: string
  user_id: string
  name: string
  email: string | null
  message: string
  reported_winner_id: string | null
  reported_at: Date | null
  strikes: number
}

/** Who played the challenges, what each of them claims, and how many disputes of theirs ended void. */
export const listClaims = query(
  (_db, args: { ids: readonly string[]; since: Date }) =>
    sql<ClaimRow>`
    select p.challenge_id, p.user_id, u.first_name || ' ' || u.last_name as name, u.email, p.message,
      p.reported_winner_id, p.reported_at,
      (select count(*) from dispute_strikes d where d.user_id = p.user_id and d.struck_at > ${args.since}::timestamptz)
        as strikes
    from challenge_players p join users u on u.id = p.user_id
    where p.challenge_id = any(${args.ids}::uuid[]) and p.state = 'accepted'
    order by p.challenge_id, p.place`,
)

export const listStars = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<{ challenge_id: string; rater_id: string; rated_id: string; stars: number }>`
    select challenge_id, rater_id, rated_id, stars from challenge_ratings
    where challenge_id = any(${args.ids}::uuid[]) order by challenge_id, rater_id, rated_id`,
)

/** What a challenge or a tournament says it holds, against what the ledger says was paid for it and not given back. */
export const listWrongHoldings = query(
  () =>
    sql<{ kind: 'challenge' | 'tournament'; id: string; holds: number; paid: number }>`
    select h.kind, h.id, h.paid as holds, coalesce(-e.points, 0)::bigint as paid
    from (
      select 'challenge' as kind, id, paid from challenges union all select 'tournament', id, paid from tournaments
    ) h
    left join (select cause, sum(points) as points from credit_entries where reason in ('issue', 'refund') group by cause) e
      on e.cause = h.id
    where h.paid <> coalesce(-e.points, 0) order by h.id limit 500`,
)

/** Payments that say they are credited, or not, against the purchase that the ledger has of them. */
export const listWrongPayments = query(
  () =>
    sql<{ payment_id: string; state: string; points: number; credited: number }>`
    select p.id as payment_id, p.state, p.points, coalesce(e.points, 0)::bigint as credited
    from payments p
    left join (select cause, sum(points) as points from credit_entries where reason = 'purchase' group by cause) e
      on e.cause = p.id
    where coalesce(e.points, 0) <> case when p.state = 'credited' then p.points else 0 end
    order by p.id limit 500`,
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
