import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const eraseAddresses = query(
  (_db, args: { userId: string }) => sql`
    with places as (delete from player_places where user_id = ${args.userId}::uuid)
    delete from addresses where user_id = ${args.userId}::uuid`,
)
