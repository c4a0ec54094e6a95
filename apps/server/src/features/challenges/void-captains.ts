import { resolve } from '@gauntlet/rules/challenges/reporting'
import { none } from '@gauntlet/rules/challenges/results'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { listStandingOf } from '../ranks/queries.ts'
import { voidResult } from '../ranks/void.ts'
import { factsOf } from './facts.ts'
import { lockCaptainsOnly } from './held-queries.ts'
import { storeChange } from './persist.ts'
import { listPlayers } from './queries.ts'

/**
 * Voids the next results of a team sport that name captains alone; answers how many matches that were, 0 once there are
 * none. Their players are not told of each: it is the operator who begins anew, and says so.
 */
export async function voidSomeCaptains(
  tx: Transaction,
  services: Services,
  { sportId, limit }: { sportId: string; limit: number },
): Promise<number> {
  const rows = await lockCaptainsOnly.all(tx, { sportId, limit })
  const ids = rows.map(({ id }) => id)
  const players = Map.groupBy(await listPlayers.all(tx, { ids }), row => row.challenge_id)
  for (const row of rows) {
    const before = factsOf(row, players.get(row.id) ?? [])
    const attempt = resolve(before, 'void', services.clock.now().getTime())
    if (attempt.kind !== 'allowed') throw new Error(`Challenge ${row.id} is Complete, and cannot be voided`)
    await storeChange(tx, services, { row, before, facts: attempt.facts, consequences: none, actor: null })
  }
  const resultIds = (await listStandingOf.all(tx, { challengeIds: ids })).map(({ id }) => id)
  await voidResult(tx, services, { resultIds })
  return rows.length
}
