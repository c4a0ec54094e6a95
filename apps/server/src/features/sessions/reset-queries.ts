import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const insertResetRequest = query((db, args: { id: string; email: string; now: Date }) =>
  db.insertInto('reset_requests').values({ id: args.id, email: args.email, asked_at: args.now }),
)

/** Takes what was asked for first; another node takes the next. */
export const takeResetRequest = query(
  () =>
    sql<{ email: string }>`
    delete from reset_requests where id = (
      select id from reset_requests order by id limit 1 for update skip locked)
    returning email`,
)
