import type { Reminder } from '@gauntlet/contract/reminders/notices'
import { type RawBuilder, sql } from 'kysely'
import { query } from '../database/query.ts'

/** Something whose moment has come. */
export interface DueRow {
  id: string
  title: string
  start_at: Date
  timezone: string
  venue: string
  city: string
  created_at: Date
  /** The moment that has come: a day or two hours before the start. */
  remind_at: Date
  /** Whether it is going to take place. */
  stands: boolean
  /** The player whom others meet there, where somebody organizes it. */
  organizer_id: string | null
  /** Whoever comes, in the order in which they did. */
  user_ids: string[]
}

/**
 * The next of a noun's things that is due, held so that no other node tells of it. `things` selects from its table t.
 */
export const lockDue = (things: RawBuilder<unknown>) =>
  query(
    (_db, args: { now: Date }) => sql<DueRow>`
    ${things} where t.remind_at <= ${args.now}::timestamptz
    order by t.remind_at, t.id limit 1 for update of t skip locked`,
  )

/** When one of them is due again. */
export const planReminder = (table: string) =>
  query(
    (_db, args: { id: string; next: Date | null }) =>
      sql`update ${sql.table(table)} set remind_at = ${args.next}::timestamptz where id = ${args.id}::uuid`,
  )

export interface Reminding {
  thing: Reminder
  /** The address of its screen. */
  link: (id: string) => string
  due: ReturnType<typeof lockDue>
  plan: ReturnType<typeof planReminder>
}
