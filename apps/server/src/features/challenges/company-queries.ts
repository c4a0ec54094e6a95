import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** The players who share a challenge with a player, over or not, except those whose account is closed. */
export const company = query(
  (_db, args: { userId: string }) => sql<{ id: string }>`
    select distinct u.id
    from challenge_players own join challenge_players other using (challenge_id) join users u on u.id = other.user_id
    where own.user_id = ${args.userId}::uuid and u.id <> ${args.userId}::uuid and u.deleted_at is null`,
)
