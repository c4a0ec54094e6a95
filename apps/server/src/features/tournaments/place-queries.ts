import { sql } from 'kysely'
import { without } from '../../platform/database/columns.ts'
import { query } from '../../platform/database/query.ts'
import { putPeople, type PutPeople } from '../gathering/people-queries.ts'
import { PLACE_COLUMNS } from './tables.ts'

export const listPlaces = query((db, args: { id: string }) =>
  db
    .selectFrom('tournament_players')
    .select(['user_id', 'state', 'asked_by', 'captain_id', 'asker_id', 'team_id', 'position'])
    .where('tournament_id', '=', args.id)
    .orderBy('added_at')
    .orderBy('user_id'),
)

/** Places, new or changed; the order in which they came stays. */
export const putPlaces = query((_db, args: PutPeople) =>
  putPeople(
    {
      table: 'tournament_players',
      thing: 'tournament_id',
      columns: PLACE_COLUMNS,
      changed: without(PLACE_COLUMNS, ['tournament_id', 'user_id', 'unseen', 'added_at']),
    },
    args,
  ),
)

/** Positions are unique, so before they are assigned anew they are cleared. */
export const clearPositions = query((db, args: { id: string }) =>
  db.updateTable('tournament_players').set({ position: null }).where('tournament_id', '=', args.id),
)

export const deletePlaces = query(
  (_db, args: { id: string; userIds: readonly string[] }) => sql`
    delete from tournament_players where tournament_id = ${args.id}::uuid and user_id = any(${args.userIds}::uuid[])`,
)

/** New to these players, and to the organizer if they are one of them. */
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
