import { sql } from 'kysely'
import { deleteBite } from '../../platform/database/bites.ts'
import { query } from '../../platform/database/query.ts'

/** Takes down that a device signs in; answers whether the account did not know it. */
export const meetDevice = query(
  (_db, args: { userId: string; deviceHash: Buffer; now: Date }) =>
    sql<{ unknown: boolean }>`
    insert into known_devices as d (user_id, device_hash, first_at, last_at)
    values (${args.userId}::uuid, ${args.deviceHash}, ${args.now}::timestamptz, ${args.now}::timestamptz)
    on conflict (user_id, device_hash) do update set last_at = excluded.last_at
    returning (xmax = 0) as unknown`,
)

export const isDeviceKnown = query((db, args: { userId: string; deviceHash: Buffer }) =>
  db
    .selectFrom('known_devices')
    .select('first_at')
    .where('user_id', '=', args.userId)
    .where('device_hash', '=', args.deviceHash),
)

/** From then on they are strangers to the account, as any device. */
export const forgetDevices = query((db, args: { userId: string }) =>
  db.deleteFrom('known_devices').where('user_id', '=', args.userId),
)

export const countNewDevices = query(
  (_db, args: { userId: string; since: Date }) =>
    sql<{ count: number }>`
    select count(*)::int as count from known_devices
    where user_id = ${args.userId}::uuid and first_at > ${args.since}::timestamptz`,
)

export const insertEvent = query(
  (
    db,
    args: {
      id: string
      userId: string
      kind: string
      now: Date
      device: string | null
      network: Buffer | null
      sessionId: string | null
    },
  ) =>
    db.insertInto('security_events').values({
      id: args.id,
      user_id: args.userId,
      kind: args.kind,
      at: args.now,
      device: args.device,
      network: args.network,
      session_id: args.sessionId,
    }),
)

/**
 * Adds to what the same device did from the same network since then; where there are `lines` of others already, to the
 * last of them, which from then on names neither. 0 where there is nothing to add to.
 */
export const addToEvent = query(
  (
    _db,
    args: {
      userId: string
      kind: string
      now: Date
      since: Date
      device: string | null
      network: Buffer | null
      lines: number
    },
  ) =>
    sql`
    with recent as (select id, at, network is null as gathers,
        device is not distinct from ${args.device}::text and network is not distinct from ${args.network}::bytea as same
      from security_events
      where user_id = ${args.userId}::uuid and kind = ${args.kind} and at > ${args.since}::timestamptz),
    chosen as (select id, same from recent where same or (select count(*) from recent) >= ${args.lines}::int
      order by same desc, gathers desc, at desc, id desc limit 1)
    update security_events e set times = times + 1, at = ${args.now}::timestamptz,
      device = case when same then device end, network = case when same then network end
    from chosen where e.id = chosen.id`,
)

export interface EventRow {
  id: string
  kind: string
  at: Date
  times: number
  device: string | null
  network: Buffer | null
  session_id: string | null
}

export const listEvents = query(
  (_db, args: { userId: string; limit: number; offset: number }) =>
    sql<EventRow>`
    select id, kind, at, times, device, network, session_id from security_events
    where user_id = ${args.userId}::uuid order by at desc, id desc limit ${args.limit}::int offset ${args.offset}::int`,
)

export const countEvents = query(
  (_db, args: { userId: string }) =>
    sql<{ total: number }>`
    select count(*)::int as total from security_events where user_id = ${args.userId}::uuid`,
)

/** Nobody needs longer what is older than the log. */
export const deleteOldEvents = query((_db, args: { before: Date }) =>
  deleteBite('security_events', sql`at < ${args.before}::timestamptz`),
)
export const deleteOldDevices = query((_db, args: { before: Date }) =>
  deleteBite('known_devices', sql`last_at < ${args.before}::timestamptz`),
)
/** Sessions whose end every node has read long ago. */
export const deleteOldEnds = query((_db, args: { ends: number }) =>
  deleteBite('ended_sessions', sql`seq < (select last_value from player_version_seq) - ${args.ends}::bigint`),
)

export const deleteOf = query(
  (_db, args: { userId: string }) =>
    sql`
    with devices as (delete from known_devices where user_id = ${args.userId}::uuid)
    delete from security_events where user_id = ${args.userId}::uuid`,
)
