import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const eraseKudos = query(
  (_db, args: { userId: string }) => sql`delete from kudos where user_id = ${args.userId}::uuid`,
)
