import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { areFriends, isBlockBetween, isGone, isNoMinor, isShutOut, player } from '../people/relation-queries.ts'

export interface ListedRow {
  id: string
  /** The length of the whole list. */
  total: number
  /** The number of those that others changed since the viewer last looked. */
  changed: number
}

/** The events that a player organizes or has a place in, with the list that each stands on at `now`. */
const placed = (viewerId: unknown, now: unknown) => sql`
  select e.id, e.start_at,
    case when e.organizer_id = ${viewerId}::uuid then e.organizer_unseen else false end or coalesce(p.unseen, false)
      as is_new,
    case when e.cancelled or e.end_at <= ${now}::timestamptz then 'past'
      when p.state = '1' and e.organizer_id <> ${viewerId}::uuid then 'pending' else 'upcoming' end as list
  from (
    select id from events where organizer_id = ${viewerId}::uuid
    union select event_id from event_places where user_id = ${viewerId}::uuid and state <> '3'
  ) mine
  join events e on e.id = mine.id and not ${isShutOut(sql`e.organizer_id`, sql`${viewerId}::uuid`)}
  left join event_places p on p.event_id = e.id and p.user_id = ${viewerId}::uuid`

export type ListName = 'pending' | 'upcoming' | 'past'

export const listOf = query(
  (_db, args: { viewerId: string; now: Date; list: ListName; limit: number; offset: number }) =>
    sql<ListedRow>`
    select id, count(*) over () as total, count(*) filter (where is_new) over () as changed
    from (${placed(args.viewerId, args.now)}) placed where list = ${args.list}::text
    order by case when list = 'past' then null else start_at end, start_at desc, id
    limit ${args.limit}::int offset ${args.offset}::int`,
)

export const listMine = query(
  (_db, args: { viewerId: string; now: Date }) =>
    sql<{ id: string }>`
    select id from (${placed(args.viewerId, args.now)}) placed order by start_at desc, id limit 500`,
)

interface Filter {
  viewerId: string
  now: Date
  /** Days at the venue, both included; every day where null. */
  firstDay: string | null
  lastDay: string | null
  ux: number
  uy: number
  uz: number
  /** The least dot product with the origin: events farther away are left out; below −1 none are. */
  cosine: number
  /** '' is any; lower case. */
  city: string
  /** In lower case; all states where the list is empty. */
  states: readonly string[]
  limit: number
  offset: number
}

/**
 * Open events that are not over, whose organizer the viewer may find: the rows of a page, and the number of all. A page
 * beyond the last is one row without an id.
 */
const search = (args: Filter, inCells = sql`true`) => sql<{ total: number; id: string | null }>`
  with found as (
    select e.id, e.start_at, d.dot
    from events e
    cross join lateral (
      select e.ux * ${args.ux}::float8 + e.uy * ${args.uy}::float8 + e.uz * ${args.uz}::float8 as dot) d
    join users o on o.id = e.organizer_id
    where e.open and not e.cancelled and e.end_at > ${args.now}::timestamptz and ${inCells}
      and d.dot >= ${args.cosine}::float8
      and (${args.firstDay}::date is null or e.last_day >= ${args.firstDay}::date)
      and (${args.lastDay}::date is null or e.first_day <= ${args.lastDay}::date)
      and (${args.city}::text = '' or lower(e.city) = ${args.city}::text)
      and (cardinality(${args.states}::text[]) = 0 or lower(e.state) = any(${args.states}::text[]))
      and not ${isGone('o')}
      and (${isNoMinor('o')} or o.id = ${args.viewerId}::uuid or ${areFriends(sql`o.id`, player(args.viewerId))})
      and not ${isBlockBetween(sql`o.id`, player(args.viewerId))}
  )
  select t.total, f.id
  from (select count(*) as total from found) t
  left join (
    select id, start_at, dot from found
    order by dot desc, start_at, id limit ${args.limit}::int offset ${args.offset}::int
  ) f on true
  order by f.dot desc, f.start_at, f.id`

export const searchNear = query((_db, args: Filter & { cells: readonly number[] }) =>
  search(args, sql`e.cell = any(${args.cells}::int[])`),
)
/** The same for a circle that is too large for the squares to help. */
export const searchFar = query((_db, args: Filter) => search(args))

export interface CalendarRow {
  id: string
  title: string
  start_at: Date
  end_at: Date
  venue: string
  city: string
  state: string
  message: string
  sequence: number
  created_at: Date
}

/** The events that one player organizes or has a place in, from `since` on, without the cancelled ones. */
export const listAttended = query(
  (_db, args: { userId: string; since: Date }) =>
    sql<CalendarRow>`
    select e.id, e.title, e.start_at, e.end_at, e.venue, e.city, e.state, e.message, e.sequence, e.created_at
    from events e
    where not e.cancelled and e.end_at > ${args.since}::timestamptz and e.id in (
      select id from events where organizer_id = ${args.userId}::uuid
      union select event_id from event_places where user_id = ${args.userId}::uuid and state = '2')
      and not ${isShutOut(sql`e.organizer_id`, sql`${args.userId}::uuid`)}
    order by e.start_at, e.id limit 500`,
)
