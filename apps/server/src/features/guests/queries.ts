import type { GuestKind } from '@gauntlet/contract/guests/endpoints'
import { type RawBuilder, sql } from 'kysely'
import { BITE } from '../../platform/database/bites.ts'
import { query } from '../../platform/database/query.ts'
import type { GuestColumns } from './tables.ts'

interface NewGuest {
  id: string
  hostId: string
  kind: GuestKind
  thingId: string
  firstName: string
  lastName: string
  nameKey: string
  now: Date
}

/** Without an e-mail and a password nobody signs in as a guest, and visitors read 'Player' instead of the name. */
export const insertGuest = query(
  (_db, args: NewGuest) => sql`
    with person as (
      insert into users (id, first_name, last_name, name_key, password_hash, created_at, public_name, in_feeds,
        email_notices)
      values (${args.id}::uuid, ${args.firstName}::text, ${args.lastName}::text, ${args.nameKey}::text, '',
        ${args.now}::timestamptz, false, false, false)
    )
    insert into guests (user_id, kind, thing_id, host_id, named_at)
    values (${args.id}::uuid, ${args.kind}::text, ${args.thingId}::uuid, ${args.hostId}::uuid,
      ${args.now}::timestamptz)`,
)

/** They have no place any more, and so nothing names them. */
export const deleteGuests = query(
  (_db, args: { ids: readonly string[] }) => sql`
    delete from users where id in (select user_id from guests where user_id = any(${args.ids}::uuid[]))`,
)

/** Makes the link of a guest, in place of the one before. */
export const putCode = query(
  (_db, args: { id: string; hostId: string; codeHash: Buffer }) => sql`
    update guests set code_hash = ${args.codeHash}::bytea
    where user_id = ${args.id}::uuid and host_id = ${args.hostId}::uuid`,
)

export interface GuestRow extends Pick<GuestColumns, 'user_id' | 'kind' | 'thing_id' | 'host_id'> {
  name: string
  organizer: string
}

export const findGuest = query(
  (_db, args: { codeHash: Buffer }) => sql<GuestRow>`
    select g.user_id, g.kind, g.thing_id, g.host_id, btrim(u.first_name || ' ' || u.last_name) as name, h.first_name as organizer
    from guests g join users u on u.id = g.user_id join users h on h.id = g.host_id
    where g.code_hash = ${args.codeHash}::bytea`,
)

/** Guests are forgotten as a closed account is: the place stays, and the name is gone. */
const forgotten = (which: RawBuilder<unknown>, now: Date) => sql`
    with gone as (delete from guests where user_id in (select g.user_id from guests g where ${which}
      limit ${sql.lit(BITE)}) returning user_id)
    update users set first_name = '', last_name = '', name_key = '', deleted_at = ${now}::timestamptz
    from gone where id = gone.user_id`

export const forgetGuestsOf = query((_db, args: { hostId: string; now: Date }) =>
  forgotten(sql`g.host_id = ${args.hostId}::uuid`, args.now),
)

/** Forgets one guest. */
export const forgetGuest = query((_db, args: { id: string; now: Date }) =>
  forgotten(sql`g.user_id = ${args.id}::uuid`, args.now),
)

/** Those of what had ended before a moment. */
export const forgetGuests = query((_db, args: { before: Date; now: Date }) =>
  forgotten(
    sql`not exists (select from tournaments t where t.id = g.thing_id and t.end_at >= ${args.before}::timestamptz)
      and not exists (select from events e where e.id = g.thing_id and e.end_at >= ${args.before}::timestamptz)
      and not exists (select from challenges c
        where c.id = g.thing_id and coalesce(c.ended_at, c.start_at) >= ${args.before}::timestamptz)`,
    args.now,
  ),
)
