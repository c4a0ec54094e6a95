import { type RawBuilder, sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { isBlockBetween, isReachable } from '../people/relation-queries.ts'
import { choicesFor, isPushed, mailFor } from './choice-queries.ts'
import { recipients, type Recipients, type ToldRow } from './recipient-queries.ts'

/** Is a notice (`n`) one of those that are gathered? */
export const isGathered = (gathered: unknown) => sql<boolean>`(n.kind || '.' || n.name = any(${gathered}::text[]))`

/** Does either of the two block the other: the reader of notices `n`, and the player who did it? */
export const isKeptApart = isBlockBetween(sql`n.user_id`, sql`n.actor_id`)

/**
 * The unread notices of a kind about what players (`actors`) did to a thing go: they are no longer told or mailed.
 * One that was mailed counts as read, and still counts for when the next mail goes.
 */
const takingBack = (args: {
  userIds: readonly string[]
  kind: string
  link: string
  actors: RawBuilder<unknown>
  gathered: readonly string[]
  now: Date
}) => sql`
    taken as (
      select n.id, n.mail_at is not null and not n.mail_waits as mailed from notices n
      where n.user_id = ${oneOf(args.userIds)} and n.kind = ${args.kind} and n.link = ${args.link}
        and n.read_at is null and n.actor_id = ${args.actors} and ${isGathered(args.gathered)}
    ),
    untold as (delete from notices where id in (select id from taken where not mailed)),
    heard as (update notices set read_at = ${args.now}::timestamptz where id in (select id from taken where mailed))`

/** Those of them who are told of a notice that is gathered, and when its last mail went to each, or is to go. */
export const listRecipientsOfGathered = query(
  (_db, args: Recipients & { name: string; link: string; since: Date; gathered: readonly string[]; now: Date }) =>
    sql<ToldRow>`
    with ${takingBack({
      userIds: args.ids,
      kind: args.kind,
      link: args.link,
      actors: sql`${args.actorId}::uuid`,
      gathered: args.gathered,
      now: args.now,
    })}
    ${recipients(
      args,
      sql`(
        select max(n.mail_at) from notices n
        where n.user_id = u.id and n.created_at > ${args.since}::timestamptz and n.mail_at is not null
          and n.kind = ${args.kind} and n.name = ${args.name} and n.link = ${args.link})`,
    )}`,
)

/** Takes the notices for whose mails it is time, of one player; whoever comes second finds none of them. */
export const takeDue = query(
  (_db, args: { now: Date }) =>
    sql<{ id: string }>`
    with due as (
      select id from notices where mail_waits and mail_at <= ${args.now}::timestamptz and user_id = (
        select user_id from notices where mail_waits and mail_at <= ${args.now}::timestamptz order by mail_at limit 1)
      order by id for update
    )
    update notices n set mail_waits = false from due where n.id = due.id returning n.id`,
)

export interface DueRow {
  user_id: string
  /** Null where the player wants no mails of it. */
  email: string | null
  pushed: boolean
  daily: boolean
  zone: string | null
  quiet_from: number | null
  quiet_to: number | null
  language: string | null
  kind: string
  name: string
  params: Record<string, string>
  link: string
  created_at: Date
  former: boolean
  first_name: string
  last_name: string
}

/**
 * The waiting notices that are still to be sent: not those read meanwhile, not of a kind that the player wants in the
 * app alone, and not across a block. The newest first, closed accounts last.
 */
export const listDue = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<DueRow>`
    select n.user_id, ${mailFor(sql`n.kind`)} as email, ${isPushed(sql`n.kind`)} as pushed, ${choicesFor(sql`n.kind`)}, u.language, n.kind, n.name, n.params, n.link, n.created_at, a.deleted_at is not null as former, a.first_name, a.last_name
    from notices n
    join users u on u.id = n.user_id
    join users a on a.id = n.actor_id
    left join notice_choices c on c.user_id = n.user_id
    where n.id = ${oneOf(args.ids)} and n.read_at is null
      and (${mailFor(sql`n.kind`)} is not null or ${isPushed(sql`n.kind`)})
      and ${isReachable()} and not ${isKeptApart}
    order by n.kind, n.name, n.link, former, n.created_at desc, n.id desc`,
)

/** Acts were taken back before anybody read of them. */
export const takeBack = query(
  (
    _db,
    args: {
      userIds: readonly string[]
      kind: string
      link: string
      actorIds: readonly string[]
      gathered: readonly string[]
      now: Date
    },
  ) =>
    sql<{ taken: number }>`with ${takingBack({
      userIds: args.userIds,
      kind: args.kind,
      link: args.link,
      actors: sql`any(${args.actorIds}::uuid[])`,
      gathered: args.gathered,
      now: args.now,
    })} select count(*)::int as taken from taken`,
)
