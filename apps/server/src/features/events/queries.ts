import { sql } from 'kysely'
import { named, pick, without } from '../../platform/database/columns.ts'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import {
  areFriends,
  isBlockBetween,
  isGone,
  isMinor,
  isNoMinor,
  isReachable,
  isShutOut,
  player,
} from '../people/relation-queries.ts'
import { putPeople, type PutPeople } from '../gathering/people-queries.ts'
import { EVENT_COLUMNS, type EventColumns, PLACE_COLUMNS, type PlaceColumns } from './tables.ts'

const SHOWN = without(EVENT_COLUMNS, ['first_day', 'last_day', 'ux', 'uy', 'uz', 'cell', 'sequence'])

export interface EventRow extends Pick<EventColumns, (typeof SHOWN)[number]> {
  organizer_minor: boolean
  organizer_gone: boolean
  viewer_minor: boolean
  friend: boolean
  blocked: boolean
  /** The organizer has blocked the viewer. */
  shut_out: boolean
}

const shown = (viewerId: string | null) => sql`
    select ${named('e', SHOWN)},
      ${isMinor('o')} as organizer_minor, ${isGone('o')} as organizer_gone,
      ${isMinor('v')} as viewer_minor,
      ${areFriends(sql`o.id`, sql`v.id`)} as friend, ${isBlockBetween(sql`o.id`, sql`v.id`)} as blocked,
      ${isShutOut(sql`o.id`, sql`v.id`)} as shut_out
    from events e
    join users o on o.id = e.organizer_id
    left join users v on v.id = ${player(viewerId)}`

/** Events with the relation of one player, or a visitor (null), to their organizers. */
export const listEvents = query(
  (_db, args: { ids: readonly string[]; viewerId: string | null }) =>
    sql<EventRow>`${shown(args.viewerId)} where e.id = ${oneOf(args.ids)}`,
)

/** Whoever changes an event or its places holds its row, so no slot is given twice. */
export const lockEvent = query(
  (_db, args: { id: string; viewerId: string | null }) =>
    sql<EventRow>`${shown(args.viewerId)} where e.id = ${args.id}::uuid for update of e`,
)

export interface PlaceRow
  extends Pick<PlaceColumns, 'event_id' | 'user_id' | 'state' | 'asked_by' | 'queued' | 'unseen'> {
  minor: boolean
  friend: boolean
  blocked: boolean
  suspended: boolean
}

/** The places of events in the order in which they were taken, with the viewer's relation to the players. */
export const listPlaces = query(
  (_db, args: { ids: readonly string[]; viewerId: string | null }) =>
    sql<PlaceRow>`
    select p.event_id, p.user_id, p.state, p.asked_by, p.queued, p.unseen, ${isMinor()} as minor, u.suspended_at is not null as suspended,
      ${areFriends(sql`u.id`, sql`v.id`)} as friend, ${isBlockBetween(sql`u.id`, sql`v.id`)} as blocked
    from event_places p
    join users u on u.id = p.user_id
    left join users v on v.id = ${args.viewerId}::uuid
    where p.event_id = ${oneOf(args.ids)}
    order by p.event_id, p.joined_at, p.user_id`,
)

export interface TargetRow {
  id: string
  friend: boolean
  blocked: boolean
  minor: boolean
  organizer_minor: boolean
}

/** Players to be invited, with the organizer's relation to them; closed and suspended accounts are left out. */
export const listTargets = query(
  (_db, args: { organizerId: string; ids: readonly string[] }) =>
    sql<TargetRow>`
    select u.id, ${areFriends(sql`u.id`, sql`o.id`)} as friend, ${isBlockBetween(sql`u.id`, sql`o.id`)} as blocked,
      ${isMinor()} as minor, ${isMinor('o')} as organizer_minor
    from users u join users o on o.id = ${args.organizerId}::uuid
    where u.id = ${oneOf(args.ids)} and ${isReachable()}`,
)

/** The columns that an organizer can change, and those that follow from them. */
const TERMS = without(EVENT_COLUMNS, ['id', 'organizer_id', 'created_at', 'cancelled', 'organizer_unseen', 'sequence'])
export type Terms = Pick<EventColumns, (typeof TERMS)[number]>

export const insertEvent = query((db, args: Terms & Pick<EventColumns, 'id' | 'organizer_id' | 'created_at'>) =>
  db.insertInto('events').values({
    ...pick(args, [...TERMS, 'id', 'organizer_id', 'created_at']),
    cancelled: false,
    organizer_unseen: false,
    sequence: 0,
  }),
)
/** The organizer has edited it, and so has seen it. */
export const updateEvent = query((db, args: Terms & Pick<EventColumns, 'id'>) =>
  db
    .updateTable('events')
    .set({ ...pick(args, TERMS), organizer_unseen: false, sequence: sql`sequence + 1` })
    .where('id', '=', args.id),
)
export const markCancelled = query((db, { id }: { id: string }) =>
  db.updateTable('events').set({ cancelled: true, sequence: sql`sequence + 1` }).where('id', '=', id),
)
/** Whether the change is new to the organizer. */
export const markOrganizer = query((db, args: { id: string; unseen: boolean }) =>
  db.updateTable('events').set({ organizer_unseen: args.unseen }).where('id', '=', args.id),
)

/** Places, new or changed; the order in which they came stays. */
export const putPlaces = query((_db, args: PutPeople) =>
  putPeople(
    {
      table: 'event_places',
      thing: 'event_id',
      columns: PLACE_COLUMNS,
      changed: ['state', 'asked_by', 'queued'],
    },
    args,
  ),
)
export const deletePlaces = query(
  (_db, args: { id: string; userIds: readonly string[] }) => sql`
    delete from event_places where event_id = ${args.id}::uuid and user_id = any(${args.userIds}::uuid[])`,
)

export const markSeen = query(
  (_db, args: { id: string; userId: string }) => sql`
    with place as (
      update event_places set unseen = false where event_id = ${args.id}::uuid and user_id = ${args.userId}::uuid
    )
    update events set organizer_unseen = false where id = ${args.id}::uuid and organizer_id = ${args.userId}::uuid`,
)

/** The organizer's events under way in which the player has a place, in the order in which rows are locked. */
export const listGoing = query(
  (_db, args: { userId: string; now: Date }) =>
    sql<{ id: string }>`
    select e.id from events e
    where not e.cancelled and e.end_at > ${args.now}::timestamptz
      and (e.organizer_id = ${args.userId}::uuid
        or exists (select from event_places p where p.event_id = e.id and p.user_id = ${args.userId}::uuid))
    order by e.id`,
)

/** Among one player's events under way, those in which the other has a place that waits for an answer. */
export const listWaitingBetween = query(
  (_db, args: { ids: readonly string[]; now: Date }) =>
    sql<{ id: string; user_id: string }>`
    select e.id, p.user_id from events e
    join event_places p on p.event_id = e.id and p.user_id = any(${args.ids}::uuid[]) and p.state = '1'
    where e.organizer_id = any(${args.ids}::uuid[]) and e.organizer_id <> p.user_id and not e.cancelled
      and e.end_at > ${args.now}::timestamptz
    order by e.id, p.user_id`,
)

/** The ids of the events that a player organizes, is in, or waits for. */
const eventsOf = (userId: unknown) => sql`
  select id from events where organizer_id = ${userId}::uuid
  union all select event_id from event_places where user_id = ${userId}::uuid and state in ('1', '2')`

/** Events ahead that two players are both in, with the first player's standing in them. */
export const listSharedBetween = query(
  (_db, args: { viewerId: string; otherId: string; now: Date }) =>
    sql<{ id: string; title: string; start_at: Date; timezone: string; city: string; state: string; own: boolean }>`
    select e.id, e.title, e.start_at, e.timezone, e.city, e.state, e.organizer_id = ${args.viewerId}::uuid as own
    from events e
    where not e.cancelled and e.end_at > ${args.now}::timestamptz
      and e.id in (${eventsOf(args.viewerId)}) and e.id in (${eventsOf(args.otherId)})
    order by e.start_at, e.id limit 100`,
)

/** The columns that a preview of the public page shows. */
export const findPreview = query(
  (_db, args: { id: string }) =>
    sql<{ title: string; start_at: Date; timezone: string; city: string; state: string; cancelled: boolean }>`
    select e.title, e.start_at, e.timezone, e.city, e.state, e.cancelled
    from events e join users o on o.id = e.organizer_id
    where e.id = ${args.id}::uuid and ${isNoMinor('o')} and not ${isGone('o')}`,
)
