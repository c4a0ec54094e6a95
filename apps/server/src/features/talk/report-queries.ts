import { sql } from 'kysely'
import { deleteBite } from '../../platform/database/bites.ts'
import { query } from '../../platform/database/query.ts'

/** Messages on either side of a reported one. */
const SIDE = 5

const COLUMNS = sql.raw('number, author_id, text, created_at')

/** A message (`m`, of talk_messages) with those around it. */
export const around = sql`(
  select jsonb_agg(to_jsonb(s) order by s.number) from (
    (select ${COLUMNS} from talk_messages where thing_id = m.thing_id and number <= m.number
      order by number desc limit ${sql.lit(SIDE + 1)})
    union all
    (select ${COLUMNS} from talk_messages where thing_id = m.thing_id and number > m.number
      order by number limit ${sql.lit(SIDE)})
  ) s)`

/**
 * Reported twice by the same player it is one report. It keeps what it is about: the message may go before an operator
 * has looked.
 */
export const insertReport = query(
  (_db, args: { thingId: string; viewerId: string; id: string; number: number; why: string; now: Date }) =>
    sql`
    insert into talk_reports (id, thing_id, number, reporter_id, why, created_at, kind, author_id, around)
    select ${args.id}::uuid, m.thing_id, m.number, ${args.viewerId}::uuid, ${args.why}, ${args.now}::timestamptz, t.kind,
      m.author_id, ${around}
    from talk_messages m join talk_threads t using (thing_id)
    where m.thing_id = ${args.thingId}::uuid and m.number = ${args.number}::int
    on conflict (thing_id, number, reporter_id) do nothing`,
)

/** Reports are kept for a time, dealt with or not. */
export const deleteOldReports = query((_db, args: { before: Date }) =>
  deleteBite('talk_reports', sql`created_at <= ${args.before}::timestamptz`),
)
