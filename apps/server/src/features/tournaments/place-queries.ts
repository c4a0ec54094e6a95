import { sql } from 'kysely'
import { pick, without } from '../../platform/database/columns.ts'
import { query } from '../../platform/database/query.ts'
import { PLACE_COLUMNS, type PlaceColumns } from './tables.ts'

/** What is new to the player stays, and so does the order in which they came. */
const KEPT = ['tournament_id', 'user_id', 'unseen', 'added_at'] as const

export const listPlaces = query((db, args: { id: string }) =>
  db
    .selectFrom('tournament_players')
    .select(['user_id', 'state', 'asked_by', 'position'])
    .where('tournament_id', '=', args.id)
    .orderBy('added_at')
    .orderBy('user_id'),
)

/** A place, new or changed. */
export const putPlace = query((db, args: PlaceColumns) =>
  db
    .insertInto('tournament_players')
    .values(pick(args, PLACE_COLUMNS))
    .onConflict(clash =>
      clash.columns(['tournament_id', 'user_id']).doUpdateSet(pick(args, without(PLACE_COLUMNS, KEPT))),
    ),
)

/** Positions are unique: before they are dealt anew, nobody has one. */
export const clearPositions = query((db, args: { id: string }) =>
  db.updateTable('tournament_players').set({ position: null }).where('tournament_id', '=', args.id),
)

export const deletePlace = query((db, args: { id: string; userId: string }) =>
  db.deleteFrom('tournament_players').where('tournament_id', '=', args.id).where('user_id', '=', args.userId),
)

/** New to these players, and to the organizer where among them. */
export const markUnseen = query(
  (_db, args: { id: string; ids: readonly string[] }) => sql`
    with organizer as (
      update tournaments set organizer_unseen = true
      where id = ${args.id}::uuid and organizer_id = any(${args.ids}::uuid[])
    )
    update tournament_players set unseen = true
    where tournament_id = ${args.id}::uuid and user_id = any(${args.ids}::uuid[])`,
)

export const markSeen = query(
  (_db, args: { id: string; userId: string }) => sql`
    with organizer as (
      update tournaments set organizer_unseen = false
      where id = ${args.id}::uuid and organizer_id = ${args.userId}::uuid and organizer_unseen
    )
    update tournament_players set unseen = false
    where tournament_id = ${args.id}::uuid and user_id = ${args.userId}::uuid and unseen`,
)

export const insertNote = query(
  (db, args: { id: string; tournamentId: string; userId: string; message: string; now: Date }) =>
    db.insertInto('tournament_notes').values({
      id: args.id,
      tournament_id: args.tournamentId,
      user_id: args.userId,
      message: args.message,
      created_at: args.now,
    }),
)

/** Calendars that hold an earlier state of it take this one instead. */
export const countChange = query(
  (_db, args: { id: string }) => sql`update tournaments set sequence = sequence + 1 where id = ${args.id}::uuid`,
)
