import type { TalkKind } from '@gauntlet/contract/talk/texts'
import { sql } from 'kysely'
import { oneOf, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { areFriends, isBlockBetween, isGone, isMinor, player } from '../people/relation-queries.ts'
import type { MessageColumns } from './tables.ts'

interface Mine {
  thingId: string
  viewerId: string
}

export interface PersonRow {
  id: string
  yourself: boolean
  apart: boolean
  friend: boolean
  /** One of the two is under 18. */
  minor: boolean
  /** The viewer is. */
  viewer_minor: boolean
  muted: boolean
  /** Up to which message this player has read. */
  read: number
}

/** The players of a thing and those who have written there, with their relation to the viewer. */
export const listPeople = query(
  (_db, args: Mine & { ids: readonly string[] }) =>
    sql<PersonRow>`
    select u.id, u.id = v.id as yourself, (${isGone()} or ${isBlockBetween(sql`u.id`, sql`v.id`)}) as apart,
      ${areFriends(sql`u.id`, sql`v.id`)} as friend, (${isMinor()} or ${isMinor('v')}) as minor,
      ${isMinor('v')} as viewer_minor, coalesce(p.muted, false) as muted, coalesce(p.read, 0) as read
    from (select unnest(${args.ids}::uuid[]) as id
      union select user_id from talk_people where thing_id = ${args.thingId}::uuid) w
    join users u on u.id = w.id
    join users v on v.id = ${player(args.viewerId)}
    left join talk_people p on p.thing_id = ${args.thingId}::uuid and p.user_id = u.id
    order by u.id`,
)

export type MessageRow = Pick<MessageColumns, 'number' | 'author_id' | 'text' | 'created_at'>

interface Heard {
  thingId: string
  /** The authors whose messages the viewer may read. */
  authorIds: readonly string[]
}

/** The last messages below a number, the newest first. */
export const listMessages = query(
  (_db, args: Heard & { before: number; limit: number }) =>
    sql<MessageRow>`
    select number, author_id, text, created_at from talk_messages
    where thing_id = ${args.thingId}::uuid and number < ${unseen(sql`${args.before}::int`)}
      and author_id = ${oneOf(args.authorIds)}
    order by number desc limit ${unseen(sql`${args.limit}::int`)}`,
)

export const findMessage = query(
  (_db, args: Heard & { number: number }) =>
    sql<MessageRow>`
    select number, author_id, text, created_at from talk_messages
    where thing_id = ${args.thingId}::uuid and number = ${args.number}::int
      and author_id = ${oneOf(args.authorIds)}`,
)

/** How many messages follow the one up to which somebody has read; counted up to `most`. */
export const countUnread = query(
  (_db, args: Heard & { read: number; most: number }) =>
    sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from talk_messages
      where thing_id = ${args.thingId}::uuid and number > ${unseen(sql`${args.read}::int`)}
        and author_id = ${oneOf(args.authorIds)}
      order by number limit ${unseen(sql`${args.most}::int`)}) m`,
)

export const findThread = query(
  (_db, args: { thingId: string }) =>
    sql<{ last: number; pinned: number | null }>`
    select last, pinned from talk_threads where thing_id = ${args.thingId}::uuid`,
)

/** Draws the number of the next message, and holds the thread until it is written. */
export const drawNumber = query(
  (_db, args: { thingId: string; kind: TalkKind; lookAt: Date }) =>
    sql<{ number: number }>`
    insert into talk_threads as t (thing_id, kind, last, look_at)
    values (${args.thingId}::uuid, ${args.kind}, 1, ${args.lookAt}::timestamptz)
    on conflict (thing_id) do update set last = t.last + 1
    returning t.last as number`,
)

export const insertMessage = query((db, args: MessageColumns) =>
  db.insertInto('talk_messages').values({
    thing_id: args.thing_id,
    number: args.number,
    author_id: args.author_id,
    text: args.text,
    created_at: args.created_at,
  }),
)

/** The player has read up to a message, of those that there are. */
export const markRead = query(
  (_db, args: Mine & { number: number }) =>
    sql`
    insert into talk_people as p (thing_id, user_id, read)
    select t.thing_id, ${args.viewerId}::uuid, least(t.last, ${args.number}::int) from talk_threads t
    where t.thing_id = ${args.thingId}::uuid
    on conflict (thing_id, user_id) do update set read = excluded.read where p.read < excluded.read`,
)

export const setMuted = query(
  (_db, args: Mine & { muted: boolean }) =>
    sql`
    insert into talk_people as p (thing_id, user_id, muted)
    values (${args.thingId}::uuid, ${args.viewerId}::uuid, ${args.muted}::boolean)
    on conflict (thing_id, user_id) do update set muted = excluded.muted where p.muted <> excluded.muted`,
)

export const setPinned = query((db, args: { thingId: string; number: number | null }) =>
  db.updateTable('talk_threads').set({ pinned: args.number }).where('thing_id', '=', args.thingId),
)
