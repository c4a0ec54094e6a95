import { sql } from 'kysely'
import { query } from '../database/query.ts'

/** Everything a request has to know about who asks, and the version its polled lists are tagged with: one read. */
export const findSession = query((db, args: { tokenHash: Buffer; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('player_versions', 'player_versions.user_id', 'sessions.user_id')
    .select([
      'sessions.id as session_id',
      'sessions.user_id',
      'sessions.created_at',
      'sessions.last_seen_at',
      'users.verified_at',
      'users.suspended_at',
      'users.language',
      'users.language_chosen',
      sql<number>`coalesce(player_versions.version, 0)`.as('version'),
    ])
    .where('sessions.token_hash', '=', args.tokenHash)
    .where('sessions.expires_at', '>', args.now),
)

/** The session is used. Unless the player has chosen a language, mails are written in the one that was asked for. */
export const slideSession = query(
  (_db, args: { id: string; userId: string; language: string | null; now: Date; expiresAt: Date }) =>
    sql`
    with heard as (
      update users set language = ${args.language}::text
      where id = ${args.userId}::uuid and not language_chosen and language is distinct from ${args.language}::text
    )
    update sessions set last_seen_at = ${args.now}, expires_at = ${args.expiresAt} where id = ${args.id}`,
)
