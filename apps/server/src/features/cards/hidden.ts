import type { Executor } from '../../platform/database/database.ts'
import { listBlockers } from './queries.ts'

/** Which of these players have blocked the viewer: they are not there for that viewer, on no list and on no path. */
export async function hiddenFrom(
  executor: Executor,
  viewerId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await listBlockers.all(executor, { viewerId, ids: userIds })
  return new Set(rows.map(row => row.blocker_id))
}
