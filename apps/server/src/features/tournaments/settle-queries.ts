import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { shownColumns, shownTables, type ShownRow } from './queries.ts'

/** The next tournament that has become due; one that another node works on is left to it. */
export const lockDueTournament = query(
  (_db, args: { now: Date; failed: readonly string[] }) =>
    sql<ShownRow>`select ${shownColumns} from ${shownTables}
      where t.due_at <= ${args.now}::timestamptz and t.id <> all(${args.failed}::uuid[])
      order by t.due_at, t.id limit 1 for update of t skip locked`,
)

/** The places alone, for a change that nobody looks at. */
export const listPlaces = query((db, args: { id: string }) =>
  db
    .selectFrom('tournament_players')
    .select(['user_id', 'state', 'asked_by', 'captain_id', 'asker_id', 'team_id', 'position'])
    .where('tournament_id', '=', args.id)
    .orderBy('added_at')
    .orderBy('user_id'),
)
