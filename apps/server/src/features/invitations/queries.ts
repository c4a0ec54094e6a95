import type { InvitationKind } from '@gauntlet/contract/invitations/endpoints'
import { sql } from 'kysely'
import { deleteBite } from '../../platform/database/bites.ts'
import { query } from '../../platform/database/query.ts'
import { hasBlocked, player } from '../people/relation-queries.ts'

/** The account that has verified an address. */
export const findOwner = query(
  (_db, args: { email: string }) =>
    sql<{ id: string }>`select id from users where email = ${args.email} and verified_at is not null`,
)

/** Whether a player has blocked another one. */
export const findBlock = query(
  (_db, args: { blockerId: string; blockedId: string }) =>
    sql<{ blocked: boolean }>`
    select ${hasBlocked(player(args.blockerId), player(args.blockedId))} as blocked`,
)

export const findInviter = query((db, args: { inviterId: string }) =>
  db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', args.inviterId),
)

/** Makes the row of an address, so that of two who invite it at the same moment the second waits for the first. */
export const claimAddress = query(
  (_db, args: { emailHash: Buffer; never: Date }) => sql`
    insert into invited_addresses (email_hash, invited_at) values (${args.emailHash}::bytea, ${args.never}::timestamptz)
    on conflict (email_hash) do nothing`,
)
export const lockAddress = query((db, args: { emailHash: Buffer }) =>
  db.selectFrom('invited_addresses').select('invited_at').where('email_hash', '=', args.emailHash).forUpdate(),
)
export const stampAddress = query((db, args: { emailHash: Buffer; now: Date }) =>
  db.updateTable('invited_addresses').set({ invited_at: args.now }).where('email_hash', '=', args.emailHash),
)
/** The token in each mail to the address; `fresh` where it has none yet. */
export const keepToken = query(
  (_db, args: { emailHash: Buffer; fresh: string }) =>
    sql<{ token: string }>`
    update invited_addresses set token = coalesce(token, ${args.fresh}) where email_hash = ${args.emailHash}::bytea
    returning token`,
)
/** Stops invitations to the address whose token it is; answers whether there is one. */
export const stopInvitations = query(
  (_db, args: { token: string; now: Date }) =>
    sql<{ known: boolean }>`
    with address as (select email_hash from invited_addresses where token = ${args.token}),
      stopped as (
        insert into mail_stops (recipient_hash, stopped_at) select email_hash, ${args.now}::timestamptz from address
        on conflict (recipient_hash) do nothing
      )
    select exists (select from address) as known`,
)

export const countSent = query(
  (_db, args: { inviterId: string; since: Date }) =>
    sql<{ sent: number; first: Date | null; signed_up: Date }>`
    select count(*) as sent, min(sent_at) as first,
      (select created_at from users where id = ${args.inviterId}::uuid) as signed_up
    from invitations_sent
    where inviter_id = ${args.inviterId}::uuid and sent_at > ${args.since}::timestamptz`,
)
/** Counts one more, and forgets those that count no longer. */
export const insertSent = query(
  (_db, args: { id: string; inviterId: string; now: Date; since: Date }) => sql`
    with forgotten as (
      delete from invitations_sent where inviter_id = ${args.inviterId}::uuid and sent_at <= ${args.since}::timestamptz
    )
    insert into invitations_sent (id, inviter_id, sent_at)
    values (${args.id}::uuid, ${args.inviterId}::uuid, ${args.now}::timestamptz)`,
)

export const insertInvitation = query(
  (db, args: { id: string; inviterId: string; email: string; kind: InvitationKind; thingId: string; now: Date }) =>
    db.insertInto('invitations').values({
      id: args.id,
      inviter_id: args.inviterId,
      email: args.email,
      kind: args.kind,
      thing_id: args.thingId,
      invited_at: args.now,
    }),
)

/** Takes out all that waits for an address. */
export const takeInvitations = query(
  (_db, args: { email: string }) =>
    sql<{ inviter_id: string; kind: InvitationKind; thing_id: string; invited_at: Date }>`
    with taken as (
      delete from invitations where email = ${args.email} returning id, inviter_id, kind, thing_id, invited_at
    )
    select inviter_id, kind, thing_id, invited_at from taken order by invited_at, id`,
)

/** Invitations that nobody took up. */
export const deleteOldInvitations = query((_db, args: { before: Date }) =>
  deleteBite('invitations', sql`invited_at <= ${args.before}::timestamptz`),
)
/** When an address was last written to, and the token of its mails. Those who stopped them stay in `mail_stops`. */
export const deleteOldAddresses = query((_db, args: { before: Date }) =>
  deleteBite('invited_addresses', sql`invited_at <= ${args.before}::timestamptz`),
)
