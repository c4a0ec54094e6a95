import { sql } from 'kysely'
import { named, pick, without } from '../../platform/database/columns.ts'
import { query } from '../../platform/database/query.ts'
import { TOURNAMENT_COLUMNS, type TournamentColumns } from './tables.ts'

/** Columns that the rules' decisions never change: the bracket and what is seen have statements of their own. */
const KEPT = ['id', 'organizer_id', 'drawn', 'undecided', 'organizer_unseen', 'sequence', 'created_at'] as const
const CHANGED = without(TOURNAMENT_COLUMNS, KEPT)

/** A tournament with the name of its sport and the rank at which newcomers to it start. */
export interface ShownRow extends TournamentColumns {
  sport_name: string
  anchor: number
}

export const shownColumns = sql`${named('t', TOURNAMENT_COLUMNS)}, s.name as sport_name, s.anchor`
export const shownTables = sql`tournaments t join sports s on s.id = t.sport_id`

export const findShown = query(
  (_db, args: { id: string }) =>
    sql<ShownRow>`select ${shownColumns} from ${shownTables} where t.id = ${args.id}::uuid`,
)

/** Whoever changes a tournament holds its row: joins run one after the other, and the last slot goes to one player. */
export const lockTournament = query(
  (_db, args: { id: string }) =>
    sql<ShownRow>`select ${shownColumns} from ${shownTables} where t.id = ${args.id}::uuid for update of t`,
)

/** The next tournament that has become due; one that another node works on is left to it. */
export const lockDueTournament = query(
  (_db, args: { now: Date }) =>
    sql<ShownRow>`select ${shownColumns} from ${shownTables}
      where t.due_at <= ${args.now}::timestamptz order by t.due_at, t.id limit 1 for update of t skip locked`,
)

export const insertTournament = query((db, args: TournamentColumns) =>
  db.insertInto('tournaments').values(pick(args, TOURNAMENT_COLUMNS)),
)

interface Changed extends Pick<TournamentColumns, (typeof CHANGED)[number] | 'id'> {
  was: string
  /** The players to whom it is new now, and the one who has just looked. */
  unseen: readonly string[]
  seenBy: string | null
  /** 1 if calendars that hold an earlier state of it are to take this one instead, else 0. */
  newer: number
}

/** Stores the rules' decision; `was` is the status it was based on, and nothing is stored if that no longer holds. */
export const updateTournament = query((db, args: Changed) =>
  db
    .updateTable('tournaments')
    .set({
      ...pick(args, CHANGED),
      organizer_unseen: sql`(organizer_unseen or organizer_id = any(${args.unseen}::uuid[]))
        and organizer_id is distinct from ${args.seenBy}::uuid`,
      sequence: sql`sequence + ${args.newer}`,
    })
    .where('id', '=', args.id)
    .where(sql<boolean>`status = ${args.was}`),
)
