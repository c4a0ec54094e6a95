import type { Executor } from '../../platform/database/database.ts'
import { listHidden } from './queries.ts'

/**
 * Which of these players are not there for the viewer, on no list and on no path: whoever has blocked them, and
 * strangers under 18.
 */
export async function hiddenFrom(
  executor: Executor,
  viewerId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await listHidden.all(executor, { viewerId, ids: userIds })
  return new Set(rows.map(({ id }) => id))
}
