import { isId } from '@gauntlet/contract/fields'
import { mayVisit } from '@gauntlet/rules/tournaments/seeing'
import type { Services } from '../../platform/services.ts'
import { findVisited, type VisitedRow } from './visit-queries.ts'

/** The row of a tournament that visitors see; undefined if there is none. */
export async function visitedTournament({ db }: Pick<Services, 'db'>, id: unknown): Promise<VisitedRow | undefined> {
  const row = isId(id) ? await findVisited.first(db, { id }) : undefined
  return row && mayVisit(row, { minor: row.organizer_minor, gone: row.organizer_gone }) ? row : undefined
}
