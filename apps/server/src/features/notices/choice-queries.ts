import { type RawBuilder, sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** Of a player `u` with the choices `c`: where a notice of a kind goes by e-mail; null where it does not. */
export const mailFor = (kind: RawBuilder<unknown>) =>
  sql<string | null>`case when u.email_notices and not (${kind} = any(coalesce(c.mail_off, '{}'))) then u.email end`

/** Of the same player: whether it goes to a device. */
export const isPushed = (kind: RawBuilder<unknown>) => sql<boolean>`(not (${kind} = any(coalesce(c.push_off, '{}')))
      and exists (select from push_subscriptions p where p.user_id = u.id))`

export const findChoices = query(
  (_db, args: { userId: string }) =>
    sql<{ email_notices: boolean; mail_off: string[]; push_off: string[] }>`
    select u.email_notices, coalesce(c.mail_off, '{}') as mail_off, coalesce(c.push_off, '{}') as push_off
    from users u left join notice_choices c on c.user_id = u.id where u.id = ${args.userId}::uuid`,
)

export const setEmailNotices = query((db, args: { userId: string; on: boolean }) =>
  db.updateTable('users').set({ email_notices: args.on }).where('id', '=', args.userId),
)

/** The kind is taken out first, so that it is never there twice. */
export const setMails = query(
  (_db, args: { userId: string; kind: string; off: readonly string[] }) =>
    sql`
    update notice_choices set mail_off = array_remove(mail_off, ${args.kind}::text) || ${args.off}::text[]
    where user_id = ${args.userId}::uuid`,
)

export const setPushes = query(
  (_db, args: { userId: string; kind: string; off: readonly string[] }) =>
    sql`
    update notice_choices set push_off = array_remove(push_off, ${args.kind}::text) || ${args.off}::text[]
    where user_id = ${args.userId}::uuid`,
)
