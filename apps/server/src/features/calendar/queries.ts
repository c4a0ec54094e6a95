import { query } from '../../platform/database/query.ts'

export const findFeed = query((db, args: { userId: string }) =>
  db.selectFrom('calendar_feeds').select('token').where('user_id', '=', args.userId),
)

export const putFeed = query((db, args: { userId: string; token: string; now: Date }) =>
  db
    .insertInto('calendar_feeds')
    .values({ user_id: args.userId, token: args.token, created_at: args.now })
    .onConflict(clash => clash.column('user_id').doUpdateSet({ token: args.token, created_at: args.now })),
)

/** Whose calendar it is; nobody's where the account is closed or suspended. */
export const findFeedOwner = query((db, args: { token: string }) =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select('calendar_feeds.user_id')
    .where('calendar_feeds.token', '=', args.token)
    .where('users.deleted_at', 'is', null)
    .where('users.suspended_at', 'is', null),
)
