import { query } from '../../platform/database/query.ts'

export const findFeed = query((db, args: { userId: string }) =>
  db.selectFrom('calendar_feeds').select('created_at').where('user_id', '=', args.userId),
)

export const putFeed = query((db, args: { userId: string; tokenHash: Buffer; now: Date }) =>
  db
    .insertInto('calendar_feeds')
    .values({ user_id: args.userId, token_hash: args.tokenHash, created_at: args.now })
    .onConflict(clash => clash.column('user_id').doUpdateSet({ token_hash: args.tokenHash, created_at: args.now })),
)

export const deleteFeed = query((db, args: { userId: string }) =>
  db.deleteFrom('calendar_feeds').where('user_id', '=', args.userId),
)

/** The player whose calendar it is; nobody where the account is closed or suspended. */
export const findFeedOwner = query((db, args: { tokenHash: Buffer }) =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select(['calendar_feeds.user_id', 'users.language'])
    .where('calendar_feeds.token_hash', '=', args.tokenHash)
    .where('users.deleted_at', 'is', null)
    .where('users.suspended_at', 'is', null),
)
