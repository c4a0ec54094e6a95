import { partPlaces } from '@gauntlet/rules/tournaments/places'
import type { Transaction } from '../../platform/database/database.ts'
import type { Blocking, Parting } from '../../platform/features/gathers.ts'
import type { Services } from '../../platform/services.ts'
import { factsOf } from './facts.ts'
import { listSharedBetween, listWaitingBetween } from './list-queries.ts'
import { storeChange } from './persist.ts'
import { lockTournament } from './queries.ts'
import { listPlaces } from './settle-queries.ts'

/**
 * One player has blocked another: whatever waits for an answer between the two ends. The caller holds both players'
 * rows.
 */
export async function partInTournaments(
  tx: Transaction,
  services: Services,
  { blockerId, blockedId }: Parting,
): Promise<void> {
  const now = services.clock.now().getTime()
  for (const { id } of await listWaitingBetween.all(tx, { ids: [blockerId, blockedId] })) {
    const row = await lockTournament.one(tx, { id })
    const before = factsOf(row, await listPlaces.all(tx, { id }))
    const outcome = partPlaces(before, blockerId, blockedId, now)
    if (outcome) await storeChange(tx, services, { row, before, ...outcome, actor: blockerId })
  }
}

/** Tournaments that both are in go on: the organizer may remove the other, a player may leave. */
export const sharedTournaments: Blocking['shared'] = async (executor, pair) =>
  (await listSharedBetween.all(executor, pair)).map(({ own, ...row }) => ({
    ...row,
    kind: 'tournament',
    act: own ? 'remove' : 'leave',
  }))
