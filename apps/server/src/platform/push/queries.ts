import { sql } from 'kysely'
import { deleteBite } from '../database/bites.ts'
import { oneOf } from '../database/lists.ts'
import { query } from '../database/query.ts'

export const findKeys = query(db => db.selectFrom('push_keys').select(['public_key', 'private_key']))

/** Nodes that start at the same time keep the first pair. */
export const keepKeys = query(
  (_db, args: { publicKey: Buffer; privateKey: Buffer; now: Date }) =>
    sql`
    insert into push_keys (public_key, private_key, created_at)
    values (${args.publicKey}::bytea, ${args.privateKey}::bytea, ${args.now}::timestamptz)
    on conflict do nothing`,
)

/** The devices on which players are reached, as long as the player is signed in there. */
export const listDevices = query(
  (_db, args: { userIds: readonly string[]; now: Date }) =>
    sql<{ session_id: string; user_id: string }>`
    select p.session_id, p.user_id from push_subscriptions p join sessions s on s.id = p.session_id
    where p.user_id = ${oneOf(args.userIds)} and s.expires_at > ${args.now}::timestamptz
    order by p.session_id`,
)

/**
 * One message for each device; one about the same thing that has not gone yet is replaced. A device that is signed out
 * at the same moment gets none.
 */
export const putPushes = query(
  (
    _db,
    args: {
      ids: readonly string[]
      sessionIds: readonly string[]
      payloads: readonly string[]
      duesAt: readonly Date[]
      noticeIds: readonly (string | null)[]
      topic: string
      now: Date
      expiresAt: Date
    },
  ) =>
    sql`
    insert into pushes (id, session_id, service, topic, payload, created_at, due_at, expires_at, notice_id)
    select m.id, s.session_id, s.service, ${args.topic}, m.payload, ${args.now}::timestamptz, m.due_at, ${args.expiresAt}::timestamptz, m.notice_id
    from unnest(${args.ids}::uuid[], ${args.sessionIds}::uuid[], ${args.payloads}::text[], ${args.duesAt}::timestamptz[], ${args.noticeIds}::uuid[])
      as m(id, session_id, payload, due_at, notice_id)
    join push_subscriptions s on s.session_id = m.session_id
    order by s.session_id
    for key share of s
    on conflict (session_id, topic) do update set id = excluded.id, payload = excluded.payload,
      created_at = excluded.created_at, due_at = excluded.due_at, expires_at = excluded.expires_at, attempts = 0, notice_id = excluded.notice_id`,
)

export interface DuePush {
  id: string
  session_id: string
  endpoint: string
  p256dh: Buffer
  auth: Buffer
  service: string
  topic: string
  payload: string
  expires_at: Date
  attempts: number
  /** The player is still signed in there, and has neither read in the app what it tells of nor is kept from it. */
  wanted: boolean
}

/**
 * Takes one that is due, so that no other node sends it meanwhile: of a service that is not among `not`, and among
 * `only` unless that is null.
 */
export const takeDuePush = query(
  (_db, args: { now: Date; retryAt: Date; not: readonly string[]; only: readonly string[] | null }) =>
    sql<DuePush>`
    update pushes p set due_at = ${args.retryAt}::timestamptz, attempts = p.attempts + 1
    from push_subscriptions s join sessions e on e.id = s.session_id join users u on u.id = s.user_id
    where s.session_id = p.session_id and p.id = (
      select d.id from pushes d
      where d.due_at <= ${args.now}::timestamptz and d.expires_at > ${args.now}::timestamptz
        and d.service <> all(${args.not}::text[]) and (${args.only}::text[] is null or d.service = any(${args.only}::text[]))
      order by d.due_at, d.id limit 1 for update skip locked)
    returning p.id, p.session_id, s.endpoint, s.p256dh, s.auth, p.service, p.topic, p.payload, p.expires_at, p.attempts,
      (e.expires_at > ${args.now}::timestamptz and u.suspended_at is null
        and (p.notice_id is null or exists (select from standing_notices n where n.id = p.notice_id))) as wanted`,
)

export const deletePush = query((db, args: { id: string }) => db.deleteFrom('pushes').where('id', '=', args.id))

export const postponePush = query((db, args: { id: string; dueAt: Date }) =>
  db.updateTable('pushes').set({ due_at: args.dueAt }).where('id', '=', args.id),
)

/** Messages that nobody has use for any more. */
export const deleteExpired = query((_db, args: { now: Date }) =>
  deleteBite('pushes', sql`expires_at <= ${args.now}::timestamptz`),
)

/** The device no longer takes messages there; one that has subscribed anew meanwhile does. */
export const deleteSubscription = query((db, args: { sessionId: string; endpoint: string }) =>
  db.deleteFrom('push_subscriptions').where('session_id', '=', args.sessionId).where('endpoint', '=', args.endpoint),
)
