import type { RawBuilder } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** A row of an export, as its columns. */
export interface Exported {
  row: Record<string, unknown>
}

/** One part of an export: what is kept of a player in one place. */
export const part = (rows: (mine: { userId: string }) => RawBuilder<Exported>) =>
  query((_db, { userId }: { userId: string }) => rows({ userId }))
