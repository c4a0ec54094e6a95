import type { Executor } from '../../platform/database/database.ts'
import { listHidden, listThere } from './queries.ts'

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

/**
 * Is each of these players there for whoever names them by id? An id of somebody hidden, suspended or gone is to be
 * answered like one that nobody has: the refusal would tell which it is.
 */
export async function areThere(executor: Executor, viewerId: string, userIds: readonly string[]): Promise<boolean> {
  const others = new Set(userIds.filter(id => id !== viewerId))
  if (others.size === 0) return true
  return (await listThere.all(executor, { viewerId, ids: [...others] })).length === others.size
}
