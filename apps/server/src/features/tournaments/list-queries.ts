import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { isShutOut } from '../people/relation-queries.ts'

/** A player still waiting at the start has no place, though that is written only once the start is settled. */
const lapsed = sql`p.state is not distinct from '1' and t.status = 'Upcoming' and t.becomes = 'Reporting'`

/**
 * The tournaments that one player organizes or has a place in, with the status at `now`: the step that time takes is
 * found by comparing, without a write. Places that were declined or turned down are left out.
 */
const involved = (viewerId: unknown, now: unknown) => sql`
  select t.id, t.start_at, p.state, coalesce(p.unseen, false)
      or (t.organizer_unseen and t.organizer_id = ${viewerId}::uuid) as is_new,
    case when t.becomes_at <= ${now}::timestamptz then t.becomes else t.status end as status
  from (
    select tournament_id from tournament_players where user_id = ${viewerId}::uuid and state <> '3'
    union
    select id from tournaments where organizer_id = ${viewerId}::uuid
  ) i
  join tournaments t on t.id = i.tournament_id
  left join tournament_players p on p.tournament_id = t.id and p.user_id = ${viewerId}::uuid and p.state <> '3'
  where t.organizer_id = ${viewerId}::uuid or not (${lapsed} and t.becomes_at <= ${now}::timestamptz)
    and not (t.status = 'Upcoming' and ${isShutOut(sql`t.organizer_id`, sql`${viewerId}::uuid`)})`

export interface ListedRow {
  id: string
  /** The length of the whole list. */
  total: number
  /** The number of those that others changed since the viewer last looked. */
  changed: number
}
interface Of {
  viewerId: string
  now: Date
}
type PageOf = Of & { limit: number; offset: number }
const ofAll = sql`count(*) over () as total, count(*) filter (where is_new) over () as changed`
const slice = (args: PageOf) => sql`limit ${args.limit}::int offset ${args.offset}::int`

/** Waiting: the viewer asked or is invited, and the start is ahead. */
export const listPending = query(
  (_db, args: PageOf) =>
    sql<ListedRow>`
    select id, ${ofAll} from (${involved(args.viewerId, args.now)}) i where status = 'Upcoming' and state = '1'
    order by start_at, id ${slice(args)}`,
)

/** Ahead: tournaments that the viewer plays in or organizes. */
export const listUpcoming = query(
  (_db, args: PageOf) =>
    sql<ListedRow>`
    select id, ${ofAll} from (${involved(args.viewerId, args.now)}) i
    where status = 'Upcoming' and state is distinct from '1' order by start_at, id ${slice(args)}`,
)

/** Everything else: first those that wait for a report, then the latest. */
export const listPast = query(
  (_db, args: PageOf) =>
    sql<ListedRow>`
    select id, ${ofAll} from (${involved(args.viewerId, args.now)}) i
    where status <> 'Upcoming' order by (status = 'Reporting') desc, start_at desc, id ${slice(args)}`,
)

/** The three lists together. */
export const countLists = query(
  (_db, args: Of) =>
    sql<{ total: number; changed: number }>`
    select count(*) as total, count(*) filter (where is_new) as changed from (${involved(args.viewerId, args.now)}) i`,
)

export const listMine = query(
  (_db, args: { viewerId: string }) =>
    sql<{ id: string }>`
    select p.tournament_id as id from tournament_players p join tournaments t on t.id = p.tournament_id
    where p.user_id = ${args.viewerId}::uuid and p.state <> '3'
      and not (t.status = 'Upcoming' and ${isShutOut(sql`t.organizer_id`, sql`${args.viewerId}::uuid`)})
    order by p.start_at desc, p.tournament_id limit 500`,
)

export const listOrganized = query(
  (_db, args: { viewerId: string }) =>
    sql<{ id: string }>`
    select id from tournaments where organizer_id = ${args.viewerId}::uuid order by start_at desc, id limit 500`,
)

export const listAll = query(
  (_db, args: Of) =>
    sql<{ id: string }>`
    select id from (${involved(args.viewerId, args.now)}) i order by start_at desc, id limit 500`,
)

/** The newest tournament with a result that a player took part in or organized. */
export const findNewestResult = query(
  (_db, args: Of) =>
    sql<{ id: string }>`
    select id from (${involved(args.viewerId, args.now)}) i where status = 'Complete' order by start_at desc, id limit 1`,
)

/**
 * For a player who leaves: tournaments they are in that have not begun, and those they organize that are not over, by
 * id.
 */
export const listUnfinished = query(
  (_db, args: { userId: string }) =>
    sql<{ id: string }>`
    select t.id from tournaments t
    where (t.organizer_id = ${args.userId}::uuid and t.status in ('Upcoming', 'Reporting'))
      or (t.status = 'Upcoming' and t.id = any(array(select tournament_id from tournament_players
        where user_id = ${args.userId}::uuid and state in ('1', '2'))))
    order by t.id`,
)

/** Tournaments in which one of two players waits for the other's answer, or is asked to the side of the other. */
export const listWaitingBetween = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<{ id: string }>`
    select t.id from tournaments t join tournament_players p on p.tournament_id = t.id
    where t.organizer_id = ${oneOf(args.ids)} and p.user_id = ${oneOf(args.ids)}
      and p.user_id <> t.organizer_id and p.state = '1' and t.status = 'Upcoming'
    union
    select t.id from tournament_players p join tournaments t on t.id = p.tournament_id
    join tournament_players o on o.tournament_id = p.tournament_id and o.user_id <> p.user_id
      and p.asker_id in (o.user_id, o.captain_id, o.asker_id)
    where p.user_id = ${oneOf(args.ids)} and o.user_id = ${oneOf(args.ids)} and t.status = 'Upcoming'
    order by id`,
)

/** The ids of the tournaments that a player organizes or has a place in. */
const tournamentsOf = (userId: unknown) => sql`
  select id from tournaments where organizer_id = ${userId}::uuid
  union all select tournament_id from tournament_players where user_id = ${userId}::uuid and state = '2'`

/** Tournaments ahead that two players are both in, with the first player's standing in them. */
export const listSharedBetween = query(
  (_db, args: { viewerId: string; otherId: string; now: Date }) =>
    sql<{ id: string; title: string; start_at: Date; timezone: string; city: string; state: string; own: boolean }>`
    select t.id, t.title, t.start_at, t.timezone, t.city, t.state, t.organizer_id = ${args.viewerId}::uuid as own
    from tournaments t
    where t.status = 'Upcoming' and t.start_at > ${args.now}::timestamptz
      and t.id in (${tournamentsOf(args.viewerId)}) and t.id in (${tournamentsOf(args.otherId)})
    order by t.start_at, t.id limit 100`,
)

export interface CalendarRow {
  id: string
  title: string
  sport: string
  start_at: Date
  end_at: Date
  venue: string
  city: string
  state: string
  rules: string
  sequence: number
  created_at: Date
}

/** The tournaments that a player plays in or organizes from `since` on, except those called off. */
export const listAttended = query(
  (_db, args: { userId: string; now: Date; since: Date }) =>
    sql<CalendarRow>`
    select t.id, t.title, s.name as sport, t.start_at, t.end_at, t.venue, t.city, t.state, t.rules, t.sequence, t.created_at
    from (${involved(args.userId, args.now)}) i
    join tournaments t on t.id = i.id join sports s on s.id = t.sport_id
    where i.status in ('Upcoming', 'Reporting', 'Complete') and i.state is distinct from '1'
      and t.end_at > ${args.since}::timestamptz
    order by t.start_at, t.id limit 500`,
)
