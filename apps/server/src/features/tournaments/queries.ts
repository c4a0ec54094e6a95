import { sql } from 'kysely'
import { named, pick, without } from '../../platform/database/columns.ts'
import { query } from '../../platform/database/query.ts'
import { TOURNAMENT_COLUMNS, type TournamentColumns } from './tables.ts'

/** Never change with what the rules decide: the bracket and what is seen have statements of their own. */
const KEPT = ['id', 'organizer_id', 'drawn', 'undecided', 'organizer_unseen', 'sequence', 'created_at'] as const
const CHANGED = without(TOURNAMENT_COLUMNS, KEPT)

/** A tournament with what its sport is called, and where newcomers to it stand. */
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

/** Whoever changes a tournament holds its row: joins come one after the other, and the last slot is one player's. */
export const lockTournament = query(
  (_db, args: { id: string }) =>
    sql<ShownRow>`select ${shownColumns} from ${shownTables} where t.id = ${args.id}::uuid for update of t`,
)

/** The next tournament that time has caught up with; one that another node works on is left to it. */
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
  /** To whom it is new now, and who has just looked. */
  unseen: readonly string[]
  seenBy: string | null
  /** 1 where calendars that hold an earlier state of it take this one instead, else 0. */
  newer: number
}

/** Stores what the rules decided; `was` is the status they decided on, and nothing changes where it no longer holds. */
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
