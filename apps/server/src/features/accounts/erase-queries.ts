import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** What is the player's alone. */
export const eraseBelongings = query(
  (_db, args: { id: string }) =>
    sql`
    with a as (delete from addresses where user_id = ${args.id}::uuid),
      b as (delete from player_places where user_id = ${args.id}::uuid),
      c as (delete from account_links where user_id = ${args.id}::uuid),
      d as (update player_sports set active = false where user_id = ${args.id}::uuid and active),
      e as (delete from calendar_feeds where user_id = ${args.id}::uuid),
      f as (delete from notices where user_id = ${args.id}::uuid),
      g as (delete from notice_choices where user_id = ${args.id}::uuid),
      h as (delete from held_notices where player_id = ${args.id}::uuid),
      i as (delete from invitations where inviter_id = ${args.id}::uuid),
      j as (delete from invitations_sent where inviter_id = ${args.id}::uuid),
      k as (delete from dispute_strikes where user_id = ${args.id}::uuid),
      l as (delete from passkeys where user_id = ${args.id}::uuid),
      m as (delete from passkey_challenges where user_id = ${args.id}::uuid),
      n as (delete from passkey_proofs where user_id = ${args.id}::uuid),
      o as (delete from time_codes where user_id = ${args.id}::uuid),
      p as (delete from recovery_codes where user_id = ${args.id}::uuid),
      q as (delete from password_guesses where user_id = ${args.id}::uuid),
      r as (delete from idempotency_keys where user_id = ${args.id}::uuid),
      z as (update payments set card_brand = null, card_last4 = null where user_id = ${args.id}::uuid)
    delete from sessions where user_id = ${args.id}::uuid`,
)

/**
 * What the player wrote, to the operator and to those they played with. What it was about stays with the others: when,
 * where, who came, how it ended.
 */
export const eraseWords = query(
  (_db, args: { id: string }) =>
    sql`
    with a as (delete from contact_messages where sender_id = ${args.id}::uuid),
      b as (update challenge_players set message = '' where user_id = ${args.id}::uuid and message <> ''),
      c as (update challenges set rules = '' where issuer_id = ${args.id}::uuid and rules <> ''),
      d as (update tournaments set message = '', rules = ''
        where organizer_id = ${args.id}::uuid and (message <> '' or rules <> '')),
      e as (update events set message = '' where organizer_id = ${args.id}::uuid and message <> '')
    delete from tournament_notes where user_id = ${args.id}::uuid`,
)

/** Mails that wait: for the address as well, since those about the account itself name no player. */
export const eraseWaitingMails = query(
  (_db, args: { id: string; email: string | null }) =>
    sql`delete from mail_outbox where player_id = ${args.id}::uuid or recipient = ${args.email}::text`,
)
