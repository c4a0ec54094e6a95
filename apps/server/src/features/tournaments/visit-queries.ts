import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { isGone, isMinor } from '../people/relation-queries.ts'
import { shownColumns, shownTables, type ShownRow } from './queries.ts'

/** A tournament with all that decides whether visitors see it. */
export interface VisitedRow extends ShownRow {
  organizer_minor: boolean
  organizer_gone: boolean
}

const visitedColumns = sql`${shownColumns}, ${isMinor('o')} as organizer_minor, ${isGone('o')} as organizer_gone`
const visitedTables = sql`${shownTables} join users o on o.id = t.organizer_id`

export const findVisited = query(
  (_db, args: { id: string }) =>
    sql<VisitedRow>`select ${visitedColumns} from ${visitedTables} where t.id = ${args.id}::uuid`,
)

const listed = sql`t.visibility = 'public' and not ${isMinor('o')} and not ${isGone('o')}`

const unfinished = sql`${listed} and t.status in ('Upcoming', 'Reporting')`

/** Those that visitors find, ahead: the soonest first. */
export const listAhead = query(
  (_db, args: { now: Date; limit: number }) => sql<VisitedRow>`
    select ${visitedColumns} from ${visitedTables}
    where ${unfinished} and t.start_at > ${args.now}::timestamptz
    order by t.start_at, t.id limit ${args.limit}::int`,
)

/** Those under way, asked for by themselves: however many they are, they keep out none that is ahead. */
export const listUnderWay = query(
  (_db, args: { now: Date; limit: number }) => sql<VisitedRow>`
    select ${visitedColumns} from ${visitedTables}
    where ${unfinished} and t.start_at <= ${args.now}::timestamptz
    order by t.start_at desc, t.id limit ${args.limit}::int`,
)

/** And those that are over: the latest first. */
export const listFinished = query(
  (_db, args: { limit: number }) => sql<VisitedRow>`
    select ${visitedColumns} from ${visitedTables}
    where ${listed} and t.status = 'Complete' order by t.start_at desc, t.id limit ${args.limit}::int`,
)

/** For search engines, the latest first. */
export const listMapped = query(
  (_db, args: { limit: number }) => sql<{ id: string }>`
    select t.id from ${visitedTables} where ${listed} and t.status in ('Upcoming', 'Reporting', 'Complete')
    order by t.start_at desc, t.id limit ${args.limit}::int`,
)
