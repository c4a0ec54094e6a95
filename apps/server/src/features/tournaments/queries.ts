import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import type { TournamentColumns } from './tables.ts'

const COLUMNS = [
  'id',
  'organizer_id',
  'sport_id',
  'title',
  'ranked',
  'open',
  'open_to_minors',
  'status',
  'becomes',
  'becomes_at',
  'due_at',
  'start_at',
  'end_at',
  'slots',
  'accepted',
  'centre',
  'spread',
  'format',
  'drawn',
  'undecided',
  'paid',
  'reported_at',
  'settles_at',
  'held_at',
  'held_by',
  'ended',
  'ended_at',
  'city',
  'state',
  'zip',
  'venue',
  'timezone',
  'lat',
  'lon',
  'message',
  'rules',
  'organizer_unseen',
  'sequence',
  'created_at',
] as const satisfies readonly (keyof TournamentColumns)[]

/** A tournament with what its sport is called, and where newcomers to it stand. */
export interface ShownRow extends TournamentColumns {
  sport_name: string
  anchor: number
}

export const shownColumns = sql.raw(`${COLUMNS.map(name => `t.${name}`).join(', ')}, s.name as sport_name, s.anchor`)
export const shownTables = sql`tournaments t join sports s on s.id = t.sport_id`

export const findShown = query(
  (_db, args: { id: string }) =>
    sql<ShownRow>`select ${shownColumns} from ${shownTables} where t.id = ${args.id}::uuid`,
)

export const findTournament = query((db, args: { id: string }) =>
  db.selectFrom('tournaments').select(COLUMNS).where('id', '=', args.id),
)

/** Whoever changes a tournament holds its row: joins come one after the other, and the last slot is one player's. */
export const lockTournament = query((db, args: { id: string }) =>
  db.selectFrom('tournaments').select(COLUMNS).where('id', '=', args.id).forUpdate(),
)

/** The next tournament that time has caught up with; one that another node works on is left to it. */
export const lockDueTournament = query((db, args: { now: Date }) =>
  db
    .selectFrom('tournaments')
    .select(COLUMNS)
    .where('due_at', '<=', args.now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked(),
)

export const insertTournament = query((db, args: TournamentColumns) =>
  db.insertInto('tournaments').values({
    id: args.id,
    organizer_id: args.organizer_id,
    sport_id: args.sport_id,
    title: args.title,
    ranked: args.ranked,
    open: args.open,
    open_to_minors: args.open_to_minors,
    status: args.status,
    becomes: args.becomes,
    becomes_at: args.becomes_at,
    due_at: args.due_at,
    start_at: args.start_at,
    end_at: args.end_at,
    slots: args.slots,
    accepted: args.accepted,
    centre: args.centre,
    spread: args.spread,
    format: args.format,
    drawn: args.drawn,
    undecided: args.undecided,
    paid: args.paid,
    reported_at: args.reported_at,
    settles_at: args.settles_at,
    held_at: args.held_at,
    held_by: args.held_by,
    ended: args.ended,
    ended_at: args.ended_at,
    city: args.city,
    state: args.state,
    zip: args.zip,
    venue: args.venue,
    timezone: args.timezone,
    lat: args.lat,
    lon: args.lon,
    message: args.message,
    rules: args.rules,
    organizer_unseen: args.organizer_unseen,
    sequence: args.sequence,
    created_at: args.created_at,
  }),
)

/** Stores what the rules decided; `was` is the status they decided on, and nothing changes where it no longer holds. */
export const updateTournament = query(
  (
    db,
    args: Omit<
      TournamentColumns,
      'organizer_id' | 'drawn' | 'undecided' | 'organizer_unseen' | 'sequence' | 'created_at'
    > & { was: string },
  ) =>
    db
      .updateTable('tournaments')
      .set({
        sport_id: args.sport_id,
        title: args.title,
        ranked: args.ranked,
        open: args.open,
        open_to_minors: args.open_to_minors,
        status: args.status,
        becomes: args.becomes,
        becomes_at: args.becomes_at,
        due_at: args.due_at,
        start_at: args.start_at,
        end_at: args.end_at,
        slots: args.slots,
        accepted: args.accepted,
        centre: args.centre,
        spread: args.spread,
        format: args.format,
        paid: args.paid,
        reported_at: args.reported_at,
        settles_at: args.settles_at,
        held_at: args.held_at,
        held_by: args.held_by,
        ended: args.ended,
        ended_at: args.ended_at,
        city: args.city,
        state: args.state,
        zip: args.zip,
        venue: args.venue,
        timezone: args.timezone,
        lat: args.lat,
        lon: args.lon,
        message: args.message,
        rules: args.rules,
      })
      .where('id', '=', args.id)
      .where(sql<boolean>`status = ${args.was}`),
)
