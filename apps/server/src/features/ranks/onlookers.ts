import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { listOnlookers } from './onlooker-queries.ts'

/** Touches players whose ranks have moved, and whoever is shown one of them, with the chance against them. */
export async function touchRanked(
  tx: Transaction,
  live: Services['live'],
  sportId: string,
  userIds: readonly string[],
): Promise<void> {
  const onlookers = await listOnlookers.all(tx, { sportId, userIds })
  live.touch(tx, [...userIds, ...onlookers.map(({ id }) => id)])
}
