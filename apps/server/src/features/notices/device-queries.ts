import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const findSubscription = query((db, args: { sessionId: string }) =>
  db.selectFrom('push_subscriptions').select('created_at').where('session_id', '=', args.sessionId),
)

/** An address belongs to one session, the latest that gave it. */
export const removeFromOthers = query((db, args: { sessionId: string; endpoint: string }) =>
  db.deleteFrom('push_subscriptions').where('endpoint', '=', args.endpoint).where('session_id', '<>', args.sessionId),
)

/** The device's subscription. A session that ends at the same moment gets none. */
export const putSubscription = query(
  (
    _db,
    args: {
      sessionId: string
      userId: string
      endpoint: string
      service: string
      p256dh: Buffer
      auth: Buffer
      now: Date
    },
  ) =>
    sql`
    insert into push_subscriptions (session_id, user_id, endpoint, service, p256dh, auth, created_at)
    select s.id, s.user_id, ${args.endpoint}, ${args.service}, ${args.p256dh}::bytea, ${args.auth}::bytea, ${args.now}::timestamptz
    from sessions s where s.id = ${args.sessionId}::uuid and s.user_id = ${args.userId}::uuid
    for key share of s
    on conflict (session_id) do update set endpoint = excluded.endpoint, service = excluded.service,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
)

export const removeSubscription = query((db, args: { sessionId: string }) =>
  db.deleteFrom('push_subscriptions').where('session_id', '=', args.sessionId),
)
