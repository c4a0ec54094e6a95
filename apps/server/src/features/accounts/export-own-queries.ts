import { sql } from 'kysely'
import { type Exported, part } from './export-part-queries.ts'

// What else is kept of a player: choices, addresses others were written to at, and what waits.

/** The address itself is known to nobody but the player: only its hash is kept. */
export const calendarAddress = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('since', f.created_at) as row from calendar_feeds f where user_id = ${userId}`,
)

export const noticeChoices = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('mail_off', c.mail_off) as row from notice_choices c where user_id = ${userId}`,
)

export const invitations = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(i) - 'inviter_id' as row from invitations i where inviter_id = ${userId}
    order by invited_at, id`,
)

export const invitationsSent = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('sent_at', s.sent_at) as row from invitations_sent s where inviter_id = ${userId}
    order by sent_at, id`,
)

export const friendRequests = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('asked', a.asked_id, 'asked_at', a.asked_at) as row from friend_asks a
    where asker_id = ${userId} order by asked_at, asked_id`,
)

/** The score of each player that counts now; those of one match stand with the match. */
export const starsGiven = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('player', s.rated_id, 'stars', s.stars, 'rated_at', s.rated_at) as row from star_ratings s
    where rater_id = ${userId} order by rated_at, rated_id`,
)

export const disputeStrikes = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(d) - 'user_id' as row from dispute_strikes d where user_id = ${userId}
    order by struck_at, challenge_id`,
)

/** Links that were mailed and still work, without the links. */
export const links = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(l) - 'user_id' - 'token_hash' as row from account_links l where user_id = ${userId}
    order by created_at, purpose`,
)

export const mailsWaiting = part(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('subject', m.subject, 'created_at', m.created_at) as row from mail_outbox m
    where m.player_id = ${userId} or m.recipient = (select email from users where id = ${userId})
    order by m.created_at, m.id`,
)

export const noticesWithoutMail = part(
  ({ userId }) => sql<Exported>`
    select to_jsonb(h) - 'player_id' as row from held_notices h where player_id = ${userId}`,
)
