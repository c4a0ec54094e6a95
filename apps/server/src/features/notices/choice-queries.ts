import { type RawBuilder, sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** Of a player `u` with the choices `c`: where a notice of a kind goes by e-mail; null where it does not. */
export const mailFor = (kind: RawBuilder<unknown>) =>
  sql<string | null>`case when u.email_notices and not (${kind} = any(coalesce(c.mail_off, '{}'))) then u.email end`

/** Of a notice: its player reads its kind in the app. */
export const isInApp = (userId: string, notice = 'n') => sql<boolean>`(${sql.ref(`${notice}.kind`)} <> all(coalesce(
      (select app_off from notice_choices where user_id = ${userId}::uuid), '{}')))`

/** Of a player `u` with the choices `c`: whether it goes to a device. */
export const isPushed = (kind: RawBuilder<unknown>) => sql<boolean>`(not (${kind} = any(coalesce(c.push_off, '{}')))
      and exists (select from push_subscriptions p where p.user_id = u.id))`

/** Of the same player: when it comes. */
export const choicesFor = (kind: RawBuilder<unknown>) => sql`coalesce(${kind} = any(c.mail_daily), false) as daily,
      c.zone, c.quiet_from, c.quiet_to`

interface ChoicesRow {
  email_notices: boolean
  app_off: string[]
  mail_off: string[]
  push_off: string[]
  mail_daily: string[]
  quiet_from: number | null
  quiet_to: number | null
}

export const findChoices = query(
  (_db, args: { userId: string }) =>
    sql<ChoicesRow>`
    select u.email_notices, coalesce(c.app_off, '{}') as app_off, coalesce(c.mail_off, '{}') as mail_off, coalesce(c.push_off, '{}') as push_off,
      coalesce(c.mail_daily, '{}') as mail_daily, c.quiet_from, c.quiet_to
    from users u left join notice_choices c on c.user_id = u.id where u.id = ${args.userId}::uuid`,
)

export const setEmailNotices = query((db, args: { userId: string; on: boolean }) =>
  db.updateTable('users').set({ email_notices: args.on }).where('id', '=', args.userId),
)

/** The columns of kinds that a player does not want, or wants once a day. */
type KindColumn = 'app_off' | 'mail_off' | 'push_off' | 'mail_daily'

/** Puts a kind among those of a column, or leaves it out. It is taken out first, so that it is never there twice. */
const setAmong = (column: KindColumn) =>
  query(
    (_db, args: { userId: string; kind: string; among: readonly string[] }) => sql`
    update notice_choices set ${sql.ref(column)} = array_remove(${sql.ref(column)}, ${args.kind}::text) || ${args.among}::text[]
    where user_id = ${args.userId}::uuid`,
  )

export const setApp = setAmong('app_off')
export const setMails = setAmong('mail_off')
export const setPushes = setAmong('push_off')
export const setDaily = setAmong('mail_daily')

export const setZone = query((db, args: { userId: string; zone: string }) =>
  db.updateTable('notice_choices').set({ zone: args.zone }).where('user_id', '=', args.userId),
)

export const setQuiet = query((db, args: { userId: string; from: number | null; to: number | null }) =>
  db.updateTable('notice_choices').set({ quiet_from: args.from, quiet_to: args.to }).where('user_id', '=', args.userId),
)
