import { query } from '../../platform/database/query.ts'
import type { LinkPurpose } from './tables.ts'

export const insertLink = query(
  (db, args: { tokenHash: Buffer; userId: string; purpose: LinkPurpose; email: string; now: Date; expiresAt: Date }) =>
    db.insertInto('account_links').values({
      token_hash: args.tokenHash,
      user_id: args.userId,
      purpose: args.purpose,
      email: args.email,
      created_at: args.now,
      expires_at: args.expiresAt,
    }),
)

export const newestLink = query((db, args: { userId: string; purpose: LinkPurpose }) =>
  db
    .selectFrom('account_links')
    .select('created_at')
    .where('user_id', '=', args.userId)
    .where('purpose', '=', args.purpose)
    .orderBy('created_at', 'desc')
    .limit(1),
)

export const findLink = query((db, args: { tokenHash: Buffer; now: Date }) =>
  db
    .selectFrom('account_links')
    .select(['user_id', 'purpose', 'email'])
    .where('token_hash', '=', args.tokenHash)
    .where('expires_at', '>', args.now),
)

/** A link works once: taking it deletes it. */
export const takeLink = query((db, args: { tokenHash: Buffer; purpose: LinkPurpose; now: Date }) =>
  db
    .deleteFrom('account_links')
    .where('token_hash', '=', args.tokenHash)
    .where('purpose', '=', args.purpose)
    .where('expires_at', '>', args.now)
    .returning(['user_id', 'email', 'created_at']),
)

export const deleteLinksOf = query((db, args: { userId: string; purpose: LinkPurpose }) =>
  db.deleteFrom('account_links').where('user_id', '=', args.userId).where('purpose', '=', args.purpose),
)

/** The links back to an address that was just replaced live from now on. */
export const prolongUndo = query((db, args: { userId: string; email: string; expiresAt: Date }) =>
  db
    .updateTable('account_links')
    .set({ expires_at: args.expiresAt })
    .where('user_id', '=', args.userId)
    .where('purpose', '=', 'undo')
    .where('email', '=', args.email),
)

/** The links back to later addresses: going back further than they do makes them worthless. */
export const deleteLaterUndos = query((db, args: { userId: string; since: Date }) =>
  db
    .deleteFrom('account_links')
    .where('user_id', '=', args.userId)
    .where('purpose', '=', 'undo')
    .where('created_at', '>=', args.since),
)
