import { type RawBuilder, sql } from 'kysely'

/** When a player was struck since then, the earliest first. */
export const strikesOf = (userId: RawBuilder<unknown>, since: Date): RawBuilder<Date[]> =>
  sql`array(select struck_at from dispute_strikes where user_id = ${userId} and struck_at > ${since}::timestamptz
        order by struck_at)`
