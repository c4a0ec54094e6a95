import type { TalkKind } from '@gauntlet/contract/talk/texts'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** The next thread to look at, held so that no other node does. */
export const lockDue = query(
  (_db, args: { now: Date }) =>
    sql<{ thing_id: string; kind: TalkKind }>`
    select thing_id, kind from talk_threads where look_at <= ${args.now}::timestamptz
    order by look_at limit 1 for update skip locked`,
)

export const planLook = query((db, args: { thingId: string; at: Date }) =>
  db.updateTable('talk_threads').set({ look_at: args.at }).where('thing_id', '=', args.thingId),
)

/** Some of a thread's messages, the oldest first. */
export const deleteMessages = query(
  (_db, args: { thingId: string; limit: number }) =>
    sql`
    delete from talk_messages where thing_id = ${args.thingId}::uuid and number in (
      select number from talk_messages where thing_id = ${args.thingId}::uuid order by number limit ${args.limit}::int)`,
)

/** A thread without messages. */
export const deleteThread = query(
  (_db, args: { thingId: string }) =>
    sql`
    with people as (delete from talk_people where thing_id = ${args.thingId}::uuid)
    delete from talk_threads where thing_id = ${args.thingId}::uuid`,
)
