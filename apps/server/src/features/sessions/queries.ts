import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const findAccountByEmail = query((db, args: { email: string }) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'verified_at', 'suspended_at'])
    .where('email', '=', args.email),
)

export const lockAccountByEmail = query((db, args: { email: string }) =>
  db.selectFrom('users').select(['id', 'verified_at']).where('email', '=', args.email).forUpdate(),
)

export const findAccount = query((db, args: { id: string }) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'email_pending', 'first_name', 'last_name', 'verified_at', 'suspended_at'])
    .where('id', '=', args.id),
)

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
      now: Date
    },
  ) =>
    db.insertInto('users').values({
      id: args.id,
      email: args.email,
      first_name: args.firstName,
      last_name: args.lastName,
      name_key: args.nameKey,
      password_hash: args.passwordHash,
      prefers_dark: args.prefersDark,
      created_at: args.now,
    }),
)

/** An account that was never verified is nobody's yet: its sessions and links go with it. */
export const deleteUnverifiedAccount = query((db, args: { id: string }) =>
  db.deleteFrom('users').where('id', '=', args.id).where('verified_at', 'is', null),
)

export const insertSession = query(
  (db, args: { id: string; userId: string; tokenHash: Buffer; now: Date; expiresAt: Date }) =>
    db.insertInto('sessions').values({
      id: args.id,
      user_id: args.userId,
      token_hash: args.tokenHash,
      created_at: args.now,
      last_seen_at: args.now,
      expires_at: args.expiresAt,
    }),
)

export const listSessions = query((db, args: { userId: string; now: Date }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at'])
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

export const deleteExpired = query(
  (_db, args: { now: Date }) =>
    sql`with dead_links as (delete from account_links where expires_at < ${args.now})
      delete from sessions where expires_at < ${args.now}`,
)

export const insertLink = query(
  (
    db,
    args: {
      tokenHash: Buffer
      userId: string
      purpose: 'verify' | 'reset'
      email: string
      now: Date
      expiresAt: Date
    },
  ) =>
    db.insertInto('account_links').values({
      token_hash: args.tokenHash,
      user_id: args.userId,
      purpose: args.purpose,
      email: args.email,
      created_at: args.now,
      expires_at: args.expiresAt,
    }),
)

export const newestLink = query((db, args: { userId: string; purpose: 'verify' | 'reset' }) =>
  db
    .selectFrom('account_links')
    .select('created_at')
    .where('user_id', '=', args.userId)
    .where('purpose', '=', args.purpose)
    .orderBy('created_at', 'desc')
    .limit(1),
)

/** A link works once: taking it deletes it. */
export const takeLink = query((db, args: { tokenHash: Buffer; purpose: 'verify' | 'reset'; now: Date }) =>
  db
    .deleteFrom('account_links')
    .where('token_hash', '=', args.tokenHash)
    .where('purpose', '=', args.purpose)
    .where('expires_at', '>', args.now)
    .returning(['user_id', 'email']),
)

/** Whose a link is, while it can be taken. */
export const findLinkOwner = query((db, args: { tokenHash: Buffer; purpose: 'verify' | 'reset'; now: Date }) =>
  db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .select(['account_links.user_id', 'users.email', 'users.first_name', 'users.last_name'])
    .where('account_links.token_hash', '=', args.tokenHash)
    .where('account_links.purpose', '=', args.purpose)
    .where('account_links.expires_at', '>', args.now)
    .whereRef('users.email', '=', 'account_links.email'),
)

/** Whoever sets a new password makes every other link to do so worthless. */
export const deleteLinksOf = query((db, args: { userId: string; purpose: 'verify' | 'reset' }) =>
  db.deleteFrom('account_links').where('user_id', '=', args.userId).where('purpose', '=', args.purpose),
)

export const setPassword = query((db, args: { id: string; passwordHash: string }) =>
  db.updateTable('users').set({ password_hash: args.passwordHash }).where('id', '=', args.id),
)

/** Every session but one. */
export const deleteOtherSessions = query((db, args: { userId: string; keptId: string }) =>
  db.deleteFrom('sessions').where('user_id', '=', args.userId).where('id', '<>', args.keptId),
)

export const setPendingEmail = query((db, args: { id: string; email: string | null }) =>
  db.updateTable('users').set({ email_pending: args.email }).where('id', '=', args.id),
)

export const lockAccount = query((db, args: { id: string }) =>
  db.selectFrom('users').select(['email', 'email_pending', 'first_name']).where('id', '=', args.id).forUpdate(),
)

export const markVerified = query(
  (_db, args: { id: string; email: string; now: Date }) =>
    sql<{ first: boolean }>`
    update users u set
      verified_at = coalesce(u.verified_at, ${args.now}),
      email = ${args.email},
      email_pending = case when u.email_pending = ${args.email} then null else u.email_pending end
    from (select id, verified_at from users where id = ${args.id} for update) before
    where u.id = before.id and (u.email = ${args.email} or u.email_pending = ${args.email})
    returning before.verified_at is null as first`,
)
