import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const eraseProofs = query(
  (_db, args: { userId: string }) => sql`
    with codes as (delete from time_codes where user_id = ${args.userId}::uuid),
      recovery as (delete from recovery_codes where user_id = ${args.userId}::uuid)
    delete from password_guesses where user_id = ${args.userId}::uuid`,
)
