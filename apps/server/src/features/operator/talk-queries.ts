import type { TalkKind } from '@gauntlet/contract/talk/texts'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { around } from '../talk/report-queries.ts'

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
    select r.id, coalesce(r.kind, t.kind) as kind, r.thing_id, r.number, r.why, r.created_at,
      u.first_name || ' ' || u.last_name as reporter, u.email as reporter_email
    from talk_reports r left join talk_threads t using (thing_id) join users u on u.id = r.reporter_id
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

/** The reported message with those around it, as they were; as they are, where an older server took the report. */
export const listAround = query(
  (_db, args: { id: string }) =>
    sql<AroundRow>`
    select m.number, m.author_id, u.first_name || ' ' || u.last_name as author, u.email,
      u.suspended_at is not null as suspended, m.text, m.created_at
    from talk_reports r,
      jsonb_to_recordset(coalesce(r.around, (select ${around} from talk_messages m
        where m.thing_id = r.thing_id and m.number = r.number))) as m(number int, author_id uuid, text text, created_at timestamptz),
      users u
    where r.id = ${args.id}::uuid and u.id = m.author_id
    order by m.number`,
)

export const lockTalkReport = query(
  (_db, args: { id: string }) =>
    sql<{ kind: TalkKind; thing_id: string; number: number; author_id: string | null }>`
    select coalesce(r.kind, t.kind) as kind, r.thing_id, r.number, r.author_id
    from talk_reports r left join talk_threads t using (thing_id)
    where r.id = ${args.id}::uuid and r.closed_at is null for update of r`,
)

/** Whatever else was reported of the same message is dealt with, too; the copies have served. */
export const closeTalkReports = query(
  (_db, args: { thingId: string; number: number; now: Date }) =>
    sql`
    update talk_reports set closed_at = ${args.now}::timestamptz, around = '[]'
    where thing_id = ${args.thingId}::uuid and number = ${args.number}::int and closed_at is null`,
)

/** Deletes a message, with its reports. */
export const deleteTalkMessage = query(
  (_db, args: { thingId: string; number: number }) =>
    sql`
    with reports as (
      delete from talk_reports where thing_id = ${args.thingId}::uuid and number = ${args.number}::int
    )
    delete from talk_messages where thing_id = ${args.thingId}::uuid and number = ${args.number}::int`,
)
