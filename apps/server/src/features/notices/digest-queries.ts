import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { isReachable } from '../people/relation-queries.ts'

/**
 * Notices of a kind that these players want once a day, from a moment on: a mail is planned, or one that waits already
 * begins there.
 */
export const planDigests = query(
  (_db, args: { userIds: readonly string[]; mailsAt: readonly Date[]; froms: readonly Date[] }) =>
    sql`
    update notice_choices c set digest_at = coalesce(c.digest_at, planned.at),
      digest_from = least(c.digest_from, planned.since)
    from unnest(${args.userIds}::uuid[], ${args.mailsAt}::timestamptz[], ${args.froms}::timestamptz[])
      as planned(user_id, at, since)
    where c.user_id = planned.user_id and (c.digest_at is null or planned.since < c.digest_from)`,
)

export interface DigestRow {
  user_id: string
  email: string
  language: string | null
  token: string
  /** Kinds that come once a day: none of those that the player wants no mails of, in whichever order that was said. */
  kinds: string[]
  digest_from: Date
  /** The player can be mailed, and still wants to be. */
  wanted: boolean
}

/** Takes the next player whose daily mail is due; whoever comes second finds somebody else. */
export const takeDigest = query(
  (_db, args: { now: Date }) =>
    sql<DigestRow>`
    with due as (
      select user_id, digest_from from notice_choices where digest_at <= ${args.now}::timestamptz
      order by digest_at limit 1 for update skip locked
    )
    update notice_choices c set digest_at = null, digest_from = null
    from due join users u on u.id = due.user_id
    where c.user_id = due.user_id
    returning c.user_id, coalesce(u.email, '') as email, u.language, c.token,
      array(select unnest(c.mail_daily) except select unnest(c.mail_off)) as kinds,
      due.digest_from, (u.email_notices and u.email is not null and ${isReachable()}) as wanted`,
)
