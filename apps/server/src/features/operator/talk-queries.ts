import type { TalkKind } from '@gauntlet/contract/talk/texts'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export interface TalkReportRow {
  id: string
  kind: string
  thing_id: string
  number: number
  why: string
  created_at: Date
  reporter: string
  reporter_email: string | null
}

/** Reports that nobody has dealt with, the oldest first. */
export const listTalkReports = query(
  (_db, args: { limit: number }) =>
    sql<TalkReportRow>`
    select r.id, t.kind, r.thing_id, r.number, r.why, r.created_at,
      u.first_name || ' ' || u.last_name as reporter, u.email as reporter_email
    from talk_reports r join talk_threads t using (thing_id) join users u on u.id = r.reporter_id
    where r.closed_at is null order by r.created_at, r.id limit ${args.limit}::int`,
)

export interface AroundRow {
  number: number
  author_id: string
  author: string
  email: string | null
  suspended: boolean
  text: string
  created_at: Date
}

const COLUMNS = sql.raw('number, author_id, text, created_at')

/** A message with those around it, as many on either side. */
export const listAround = query(
  (_db, args: { thingId: string; number: number; side: number }) =>
    sql<AroundRow>`
    select m.number, m.author_id, u.first_name || ' ' || u.last_name as author, u.email,
      u.suspended_at is not null as suspended, m.text, m.created_at
    from (
      (select ${COLUMNS} from talk_messages where thing_id = ${args.thingId}::uuid and number <= ${args.number}::int
        order by number desc limit ${args.side}::int + 1)
      union all
      (select ${COLUMNS} from talk_messages where thing_id = ${args.thingId}::uuid and number > ${args.number}::int
        order by number limit ${args.side}::int)
    ) m join users u on u.id = m.author_id
    order by m.number`,
)

export const lockTalkReport = query(
  (_db, args: { id: string }) =>
    sql<{ kind: TalkKind; thing_id: string; number: number; author_id: string }>`
    select t.kind, r.thing_id, r.number, m.author_id
    from talk_reports r join talk_messages m using (thing_id, number) join talk_threads t using (thing_id)
    where r.id = ${args.id}::uuid and r.closed_at is null for update of r`,
)

/** Whatever else was reported of the same message is dealt with, too. */
export const closeTalkReports = query(
  (_db, args: { thingId: string; number: number; now: Date }) =>
    sql`
    update talk_reports set closed_at = ${args.now}::timestamptz
    where thing_id = ${args.thingId}::uuid and number = ${args.number}::int and closed_at is null`,
)

/** Deletes a message, with its reports. */
export const deleteTalkMessage = query(
  (_db, args: { thingId: string; number: number }) =>
    sql`delete from talk_messages where thing_id = ${args.thingId}::uuid and number = ${args.number}::int`,
)
