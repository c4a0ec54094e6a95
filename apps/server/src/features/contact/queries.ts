import type { ContactReason } from '@gauntlet/contract/contact/endpoints'
import { sql } from 'kysely'
import { deleteBite } from '../../platform/database/bites.ts'
import { query } from '../../platform/database/query.ts'

/** Keeps a message. An id that nothing has is left out: whoever writes does not learn which ids there are. */
export const insertMessage = query(
  (
    _db,
    args: {
      id: string
      now: Date
      firstName: string
      lastName: string
      email: string
      reason: ContactReason
      message: string
      senderId: string | null
      challengeId: string | null
      tournamentId: string | null
      playerId: string | null
    },
  ) =>
    sql<{ challenge_id: string | null; tournament_id: string | null; player_id: string | null }>`
    insert into contact_messages (id, created_at, first_name, last_name, email, reason, message, sender_id,
      challenge_id, tournament_id, player_id)
    select ${args.id}::uuid, ${args.now}::timestamptz, ${args.firstName}, ${args.lastName}, ${args.email},
      ${args.reason}, ${args.message}, ${args.senderId}::uuid,
      (select id from challenges where id = ${args.challengeId}::uuid),
      (select id from tournaments where id = ${args.tournamentId}::uuid),
      (select id from users where id = ${args.playerId}::uuid)
    returning challenge_id, tournament_id, player_id`,
)

export interface MessageRow {
  id: string
  created_at: Date
  first_name: string
  last_name: string
  email: string
  reason: ContactReason
  message: string
  sender_id: string | null
  challenge_id: string | null
  tournament_id: string | null
  player_id: string | null
}

/** The newest first. No reason: of all. */
export const listMessages = query(
  (_db, args: { reason: ContactReason | null; limit: number }) =>
    sql<MessageRow>`
    select id, created_at, first_name, last_name, email, reason, message, sender_id, challenge_id, tournament_id, player_id
    from contact_messages where ${args.reason}::text is null or reason = ${args.reason}::text
    order by created_at desc, id limit ${args.limit}::int`,
)

/** Messages are kept for a time, whatever they were about. */
export const deleteOldMessages = query((_db, args: { before: Date }) =>
  deleteBite('contact_messages', sql`created_at <= ${args.before}::timestamptz`),
)

/** About any of these challenges or tournaments, the oldest first. */
export const listMessagesAbout = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<MessageRow>`
    select id, created_at, first_name, last_name, email, reason, message, sender_id, challenge_id, tournament_id, player_id
    from contact_messages
    where challenge_id = any(${args.ids}::uuid[]) or tournament_id = any(${args.ids}::uuid[]) order by created_at, id`,
)

export interface ReportRow extends MessageRow {
  player_name: string
  player_email: string | null
  suspended: boolean
}

/** Messages about players, the newest first. */
export const listReports = query(
  (_db, args: { limit: number }) =>
    sql<ReportRow>`
    select m.id, m.created_at, m.first_name, m.last_name, m.email, m.reason, m.message, m.sender_id, m.challenge_id,
      m.tournament_id, m.player_id, u.first_name || ' ' || u.last_name as player_name, u.email as player_email,
      u.suspended_at is not null as suspended
    from contact_messages m join users u on u.id = m.player_id
    order by m.created_at desc, m.id limit ${args.limit}::int`,
)
