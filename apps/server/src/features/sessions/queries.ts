import { sql } from 'kysely'
import { BITE, deleteBite } from '../../platform/database/bites.ts'
import { query } from '../../platform/database/query.ts'

export const findAccountByEmail = query((db, args: { email: string }) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'verified_at', 'suspended_at', 'language'])
    .where('email', '=', args.email),
)

/**
 * Every account that an e-mail may mean: the one that has confirmed it, before the registrations that wait for it, the
 * earliest first. Few of them, since each costs a look at its password.
 */
export const listAccountsByEmail = query(
  (_db, args: { email: string }) =>
    sql<{
      id: string
      password_hash: string
      verified_at: Date | null
      suspended_at: Date | null
      language: string | null
    }>`
    select id, password_hash, verified_at, suspended_at, language from users
    where email = ${args.email} or (email_pending = ${args.email} and verified_at is null)
    order by verified_at is null, created_at, id limit 8`,
)

/** Whoever has an e-mail, or waits for it with a registration, in one order: two who confirm it at once take turns. */
export const lockAddress = query(
  (_db, args: { email: string }) =>
    sql<{ id: string }>`
    select id from users where email = ${args.email} or (email_pending = ${args.email} and verified_at is null)
    order by id for update`,
)

/** An address that one has confirmed is no other registration's: their sessions and links go with them. */
export const deleteOtherRegistrations = query(
  (_db, args: { email: string; keptId: string }) =>
    sql`
    delete from users where verified_at is null and deleted_at is null and id <> ${args.keptId}::uuid
      and (email = ${args.email} or email_pending = ${args.email})`,
)

/** Registrations that nobody confirmed in time, a bite of them. */
export const deleteAbandonedRegistrations = query(
  (_db, args: { before: Date }) =>
    sql`
    delete from users where id in (
      select id from users u where verified_at is null and deleted_at is null and created_at < ${args.before}
        and not exists (select from guests g where g.user_id = u.id)
      order by created_at, id limit ${sql.lit(BITE)} for update skip locked)`,
)

export const findAccount = query((db, args: { id: string }) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'email_pending', 'first_name', 'last_name', 'verified_at', 'suspended_at', 'language'])
    .where('id', '=', args.id),
)

/** An account whose e-mail waits to be confirmed. */
export const insertAccount = query(
  (
    db,
    args: {
      id: string
      email: string
      firstName: string
      lastName: string
      nameKey: string
      passwordHash: string
      prefersDark: boolean | null
      language: string | null
      now: Date
    },
  ) =>
    db.insertInto('users').values({
      id: args.id,
      email_pending: args.email,
      first_name: args.firstName,
      last_name: args.lastName,
      name_key: args.nameKey,
      password_hash: args.passwordHash,
      prefers_dark: args.prefersDark,
      language: args.language,
      created_at: args.now,
    }),
)

export const insertSession = query(
  (db, args: { id: string; userId: string; tokenHash: Buffer; device: string; now: Date; expiresAt: Date }) =>
    db.insertInto('sessions').values({
      id: args.id,
      user_id: args.userId,
      token_hash: args.tokenHash,
      device: args.device,
      created_at: args.now,
      last_seen_at: args.now,
      expires_at: args.expiresAt,
    }),
)

export const findSessionStart = query((db, args: { id: string }) =>
  db.selectFrom('sessions').select('created_at').where('id', '=', args.id),
)

export const nameSession = query((db, args: { id: string; device: string }) =>
  db.updateTable('sessions').set({ device: args.device }).where('id', '=', args.id),
)

export const listSessions = query((db, args: { userId: string; now: Date }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('user_id', '=', args.userId)
    .where('expires_at', '>', args.now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(500),
)

export const deleteSession = query((db, args: { id: string; userId: string }) =>
  db.deleteFrom('sessions').where('id', '=', args.id).where('user_id', '=', args.userId),
)

export const deleteSessionsOf = query((db, args: { userId: string }) =>
  db.deleteFrom('sessions').where('user_id', '=', args.userId),
)

export const deleteExpiredSessions = query((_db, args: { now: Date }) =>
  deleteBite('sessions', sql`expires_at < ${args.now}`),
)
export const deleteExpiredLinks = query((_db, args: { now: Date }) =>
  deleteBite('account_links', sql`expires_at < ${args.now}`),
)

export const setPassword = query((db, args: { id: string; passwordHash: string }) =>
  db.updateTable('users').set({ password_hash: args.passwordHash }).where('id', '=', args.id),
)

/** Every session but one, or every one. */
export const deleteOtherSessions = query(
  (_db, args: { userId: string; keptId: string | null }) =>
    sql<{ id: string }>`
    delete from sessions where user_id = ${args.userId}::uuid and id is distinct from ${args.keptId}::uuid returning id`,
)

export const setPendingEmail = query((db, args: { id: string; email: string | null }) =>
  db.updateTable('users').set({ email_pending: args.email }).where('id', '=', args.id),
)

/** A change that waits is called off; a registration keeps the address that it waits for, and is not counted. */
export const dropPendingEmail = query((db, args: { id: string }) =>
  db.updateTable('users').set({ email_pending: null }).where('id', '=', args.id).where('verified_at', 'is not', null),
)

export const correctEmail = query((db, args: { id: string; email: string }) =>
  db
    .updateTable('users')
    .set({ email: null, email_pending: args.email })
    .where('id', '=', args.id)
    .where('verified_at', 'is', null),
)

/** Gives an account back to an address that it had. */
export const restoreEmail = query((db, args: { id: string; email: string; passwordHash: string }) =>
  db
    .updateTable('users')
    .set({ email: args.email, email_pending: null, password_hash: args.passwordHash })
    .where('id', '=', args.id),
)

/**
 * Holds an account that is open, with the password that was looked at where there was one, until the session is: what
 * ends all sessions (a new password, the end of the account) waits for it or is seen by it.
 */
export const holdOpenAccount = query(
  (_db, args: { id: string; passwordHash: string | null }) =>
    sql<{ suspended_at: Date | null }>`
    select suspended_at from users where id = ${args.id} and deleted_at is null
      and password_hash = coalesce(${args.passwordHash}::text, password_hash) for share`,
)

export const lockAccount = query((db, args: { id: string }) =>
  db
    .selectFrom('users')
    .select([
      'email',
      'email_pending',
      'first_name',
      'last_name',
      'verified_at',
      'suspended_at',
      'deleted_at',
      'language',
    ])
    .where('id', '=', args.id)
    .forUpdate(),
)

export const markVerified = query(
  (_db, args: { id: string; email: string; now: Date }) =>
    sql<{ first: boolean; replaced: string | null; language: string | null }>`
    update users u set
      verified_at = coalesce(u.verified_at, ${args.now}),
      email = ${args.email},
      email_pending = case when u.email_pending = ${args.email} then null else u.email_pending end
    from (select id, verified_at, email from users where id = ${args.id} for update) before
    where u.id = before.id and (u.email = ${args.email} or u.email_pending = ${args.email})
    returning before.verified_at is null as first, u.language,
      case when before.verified_at is not null and before.email <> ${args.email} then before.email end as replaced`,
)
