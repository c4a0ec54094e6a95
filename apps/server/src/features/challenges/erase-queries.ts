import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** Removes the player's messages to the others, and the strikes. When, where, with whom and the result stay. */
export const eraseWords = query(
  (_db, args: { userId: string }) => sql`
    with wishes as (delete from challenge_link_wishes where user_id = ${args.userId}::uuid),
      strikes as (delete from dispute_strikes where user_id = ${args.userId}::uuid),
      messages as (
        update challenge_players set message = '' where user_id = ${args.userId}::uuid and message <> '')
    update challenges set rules = '' where issuer_id = ${args.userId}::uuid and rules <> ''`,
)
