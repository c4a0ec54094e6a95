import type { Transaction } from '../../platform/database/database.ts'
import type { Parting } from '../../platform/features/gathers.ts'
import type { Services } from '../../platform/services.ts'
import { loadTeam } from './facts.ts'
import * as queries from './queries.ts'
import { touchTeam } from './news.ts'

/**
 * One player has blocked another: neither stays in a team that the other owns. Nobody is told. A third player's team
 * may still have both. The caller holds both players' rows.
 */
export async function partTeams(tx: Transaction, services: Services, { blockerId, blockedId }: Parting): Promise<void> {
  for (const { id } of await queries.listSharedIds.all(tx, { ids: [blockerId, blockedId] })) {
    const loaded = await loadTeam(tx, { id, viewerId: blockerId, lock: true })
    if (!loaded) continue
    const userId = loaded.row.owner_id === blockerId ? blockedId : blockerId
    await queries.deletePlayer.affected(tx, { teamId: id, userId })
    touchTeam(tx, services, loaded)
  }
}
