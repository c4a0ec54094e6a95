import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

export const notices = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(n) - 'user_id' || jsonb_build_object('params', n.params - '{start,zone}'::text[]) as row from notices n where user_id = ${userId} order by created_at, id`,
)

export const noticeChoices = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('app_off', c.app_off, 'mail_off', c.mail_off, 'push_off', c.push_off,
      'mail_daily', c.mail_daily, 'zone', c.zone, 'quiet_from', c.quiet_from, 'quiet_to', c.quiet_to) as row from notice_choices c where user_id = ${userId}`,
)

export const noticesWithoutMail = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(h) - 'player_id' as row from held_notices h where player_id = ${userId}`,
)

/** Devices that take push messages, without the addresses and keys by which they get them. */
export const pushDevices = exported(
  ({ userId }) => sql<Exported>`
    select jsonb_build_object('session_id', p.session_id, 'service', p.service, 'created_at', p.created_at) as row
    from push_subscriptions p where user_id = ${userId} order by created_at, session_id`,
)
