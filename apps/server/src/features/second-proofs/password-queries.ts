import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const findPassword = query((db, args: { userId: string }) =>
  db.selectFrom('users').select('password_hash').where('id', '=', args.userId),
)

/** One guess more; the first after `windowStart` begins anew. None of an account that is gone, or is just going. */
export const countGuess = query(
  (_db, args: { userId: string; now: Date; windowStart: Date }) =>
    sql<{ wrong: number; since: Date }>`
    insert into password_guesses as g (user_id, wrong, since)
    select id, 1, ${args.now}::timestamptz from users where id = ${args.userId}::uuid for key share
    on conflict (user_id) do update set
      wrong = case when g.since <= ${args.windowStart}::timestamptz then 1 else g.wrong + 1 end,
      since = case when g.since <= ${args.windowStart}::timestamptz then excluded.since else g.since end
    returning wrong, since`,
)

export const forgetGuesses = query((db, args: { userId: string }) =>
  db.deleteFrom('password_guesses').where('user_id', '=', args.userId),
)
