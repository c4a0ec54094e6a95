import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** Removes the player's messages to the others. When, where, with whom and the result stay. */
export const eraseWords = query(
  (_db, args: { userId: string }) => sql`
    with notes as (delete from tournament_notes where user_id = ${args.userId}::uuid)
    update tournaments set message = '', rules = ''
    where organizer_id = ${args.userId}::uuid and (message <> '' or rules <> '')`,
)
