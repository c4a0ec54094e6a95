import type { RawBuilder } from 'kysely'
import { query } from '../database/query.ts'

/** A row of an export, as its columns. */
export interface Exported {
  row: Record<string, unknown>
}

/** A query for a player's data in one place. */
export const exported = (rows: (mine: { userId: string }) => RawBuilder<Exported>) =>
  query((_db, { userId }: { userId: string }) => rows({ userId }))

export type ExportPart = ReturnType<typeof exported>
